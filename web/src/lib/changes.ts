// The view after a change: the twin of src/koldun/view/changes.py. What did not change is shared with the view before.
import type { Board, Change, SeatView, Table, TableChange, View } from "./protocol";

/** Null where the change names what is not there: then it belongs to another view. */
export function changed(view: View, change: Change): View | null {
  const { table, ...rest } = change;
  try {
    return { ...view, ...rest, table: table ? changedTable(view.table, table) : view.table };
  } catch (error) {
    if (error instanceof Missing) return null;
    throw error;
  }
}

class Missing extends Error {}

function changedTable(table: Table, change: TableChange): Table {
  const { phase = table.phase, round = table.round, active = table.active } = change;
  const whole = change.board === undefined ? table.board : change.board;
  return {
    phase,
    round,
    active,
    seats: merged(table.seats, change.seats, undefined, (one: SeatView) => one.seat),
    facts: changedFacts(table.facts, change),
    board: whole && change.board === undefined ? changedBoard(whole, change) : whole,
    zones: merged(table.zones, change.zones, change.zone_order, named),
  };
}

function changedFacts(facts: Table["facts"], change: TableChange): Table["facts"] {
  if (!change.facts && !change.gone) return facts;
  const next = { ...facts, ...change.facts };
  for (const name of change.gone ?? []) delete next[name];
  return next;
}

function changedBoard(board: Board, change: TableChange): Board {
  const { cells, edges, tokens, token_order } = change;
  if (!cells && !edges && !tokens && !token_order) return board;
  return {
    ...board,
    cells: merged(board.cells, cells, undefined, named),
    edges: merged(board.edges, edges, undefined, named),
    tokens: merged(board.tokens, tokens, token_order, named),
  };
}

const named = (one: { id: string }): string => one.id;

/** Items by their key: those that changed in place of the old ones, in the new order where there is one. */
function merged<T, K>(old: T[], changes: T[] | undefined, order: K[] | undefined, key: (one: T) => K): T[] {
  if (!changes && !order) return old;
  const items = new Map(old.map((one) => [key(one), one]));
  for (const one of changes ?? []) items.set(key(one), one);
  return (order ?? old.map(key)).map((id) => {
    const item = items.get(id);
    if (!item) throw new Missing();
    return item;
  });
}
