/** Ranges of characters, both ends included. */
type Ranges = readonly (readonly [first: number, last: number])[];

/** Reads a CSS `unicode-range` of single characters and ranges. */
export function parseUnicodeRange(text: string): Ranges {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Checks whether ranges have any of the characters. */
export function hasAnyOf(ranges: Ranges, characters: ReadonlySet<number>): boolean {
  for (const character of characters)
    if (ranges.some(([first, last]) => character >= first && character <= last)) return true;
  return false;
}

/** Returns the different characters of a text. */
export function charactersOf(text: string): Set<number> {
  const characters = new Set<number>();
  for (const character of new Set(text)) characters.add(character.codePointAt(0) ?? 0);
  return characters;
}
