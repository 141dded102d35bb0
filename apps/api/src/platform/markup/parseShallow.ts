import { Parser, type Handler, type ParserOptions } from 'htmlparser2';

const pieceLength = 16_384;

/**
 * Parses untrusted markup, unless its elements are nested too deeply: parsing time grows with the square of
 * the open elements.
 *
 * @returns whether it was parsed to the end
 */
export function parseShallow(
  markup: string,
  { onopentag, ontext, onclosetag }: Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>,
  { maxDepth, ...options }: ParserOptions & { maxDepth: number },
): boolean {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        depth++;
        onopentag(name, attributes, isImplied);
      },
      ontext,
      onclosetag(name, isImplied) {
        depth--;
        onclosetag(name, isImplied);
      },
    },
    options,
  );
  for (let at = 0; at < markup.length; at += pieceLength) {
    if (depth > maxDepth) return false;
    parser.write(markup.slice(at, at + pieceLength));
  }
  parser.end();
  return true;
}
