"""What observations may be, in Gymnasium's words."""

from typing import Any

from koldun.envs.missing import missing
from koldun.envs.sheets import Sheets

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", error) from error

import numpy as np


def observation_space(sheets: Sheets) -> spaces.Dict:
    schema, most = sheets.schema, float(np.finfo(np.float32).max)
    if sheets.flat:
        width = schema.tokens + sheets.numbers
        seen: spaces.Space[Any] = spaces.Box(-most, most, (width,), np.float32)
    else:
        seen = spaces.Dict(
            {
                "tokens": spaces.Box(0, schema.tokens - 1, (sheets.tokens,), np.int16),
                "numbers": spaces.Box(-most, most, (sheets.numbers,), np.float32),
            }
        )
    slots, columns = sheets.slots, len(sheets.columns)
    return spaces.Dict(
        {
            "observation": seen,
            "option_tokens": spaces.Box(0, schema.option_tokens - 1, (slots, sheets.bag), np.int16),
            "option_features": spaces.Box(-most, most, (slots, columns), np.float32),
            "action_mask": spaces.Box(0, 1, (slots,), np.int8),
        }
    )
