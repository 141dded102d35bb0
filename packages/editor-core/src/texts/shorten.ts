/** Returns a text on one line, cut off with an ellipsis if it is longer than `maxLetters`. */
export function shorten(text: string, maxLetters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxLetters ? `${line.slice(0, maxLetters).trimEnd()}…` : line;
}
