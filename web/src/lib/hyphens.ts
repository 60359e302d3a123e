// Where long words of names may be broken: a card is narrow, and browsers know too few languages.

export const SOFT = "\u00ad";

const RUSSIAN: [RegExp, string][] = [
  [/^(непо)(?=треб)/i, "$1\u00ad"], // a prefix stays whole
  [/([йьъ])([а-яё]{2})/gi, "$1\u00ad$2"],
  [/([аеёиоуыэюя])([аеёиоуыэюя][а-яё])/gi, "$1\u00ad$2"],
  [/([аеёиоуыэюя][бвгджзклмнпрстфхцчшщ])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi, "$1\u00ad"],
  [/([бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi, "$1\u00ad"],
  [/([аеёиоуыэюя][бвгджзклмнпрстфхцчшщ]{2})(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi, "$1\u00ad"],
  [/^([а-яё]{1,2})\u00ad/i, "$1"], // no word begins with two letters and a break
];

// English sounds: groups of vowels, and consonants of one or two letters
const SOUND = /[aeiouy]w(?![aeiouyr])|[aeo]w(?=e)|[aeiouy]+|qu|ck|ght|[cstpgw]h|[a-z]/gi;
const ONSET = /^(?:[bcfgkp]l|[bcdfgkptw]r|s[ckmnptlw]|tw|[st]hr)$/i;
const OPENS = /^(?:[bcfgkp]l|[bcdfgkptw]r)$/i; // keeps together even after an open syllable
const MUTE = /^[^aeiouy]+e[ds]?$/i; // an end that is no syllable
const LEAST = 3; // letters on either side of a break
const EVER = /^(what|when)(ever)$/i; // two words in one

function english(word: string): string {
  if (EVER.test(word)) return word.replace(EVER, `$1${SOFT}$2`);
  const sounds = word.match(SOUND) ?? [word];
  const vowel = sounds.map((sound) => /^[aeiouy]/i.test(sound));
  const breaks = new Set<number>();
  let from = -1;
  sounds.forEach((_, i) => {
    if (!vowel[i]) return;
    if (from >= 0 && i - from > 1) breaks.add(split(sounds, from + 1, i));
    from = i;
  });
  let at = 0;
  return sounds
    .map((sound, i) => {
      const soft = breaks.has(i) && at >= LEAST && word.length - at >= LEAST && !MUTE.test(word.slice(at));
      at += sound.length;
      return soft ? SOFT + sound : sound;
    })
    .join("");
}

/** Consonants `first` to `end` stand between two vowels: with which of them the new syllable begins. */
function split(sounds: string[], first: number, end: number): number {
  const count = end - first;
  const closes = /^(ck|x)$/i.test(sounds[first]) || /^ing$/i.test(sounds.slice(end).join(""));
  if (count === 1) return closes ? end : first;
  const last = sounds.slice(end - 2, end).join("");
  if (count === 2) return OPENS.test(last) ? first : end - 1;
  return ONSET.test(last) ? end - 2 : end - 1;
}

/** A name whose words from that length on may be broken between syllables. */
export function soft(name: string, from: number): string {
  const broken = name.replace(/[а-яё]{7,}/gi, (word) =>
    word.length < from ? word : RUSSIAN.reduce((now, [where, to]) => now.replace(where, to), word),
  );
  return broken.replace(/[a-z]{7,}/gi, (word) => (word.length < from ? word : english(word)));
}

const LONG = 24;

/** What of a long name stands before its first comma; the rest is for the enlarged card. */
export function short(name: string): string {
  const comma = name.indexOf(", ");
  return name.length > LONG && comma > 2 ? name.slice(0, comma) : name;
}
