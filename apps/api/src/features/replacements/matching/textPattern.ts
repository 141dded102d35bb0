/** How a text is looked for. */
export interface TextQuery {
  readonly find: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

const letters = String.raw`\p{L}\p{N}_`;
/** Characters with a meaning in a pattern. A hyphen has one only within brackets, and must not be escaped outside. */
const special = /[$()*+./?[\\\]^{|}]/gu;
/** White space of any kind finds white space of any kind: typography puts a no-break space before units. */
const space = /\s/gu;

/** Returns a pattern that finds a text. */
export function toTextPattern({ find, matchCase, wholeWord }: TextQuery): RegExp {
  const source = find.replaceAll(special, String.raw`\$&`).replaceAll(space, String.raw`\s`);
  const whole = wholeWord ? `(?<![${letters}])${source}(?![${letters}])` : source;
  return new RegExp(whole, matchCase ? 'gu' : 'giu');
}
