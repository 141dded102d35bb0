import { Parser } from 'htmlparser2';

import { escapeMarkup } from '../../../platform/markup/escapeMarkup.ts';

/** A character that a reader sees, and its place in the markup. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const breaking = new Set('p div ul ol li br table tr td th h1 h2 h3 h4 h5 h6'.split(' '));

/** Returns the texts of markup that a reader sees in one line, with the places of their characters. */
function readLines(markup: string): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  const breakLine = (name: string): void => {
    if (breaking.has(name)) lines.push([]);
  };
  const parser: Parser = new Parser(
    {
      ontext(text) {
        const { startIndex, endIndex } = parser;
        const isPlain = endIndex - startIndex + 1 === text.length;
        const line = lines.at(-1);
        if (!isPlain) {
          // A character reference, such as &amp;, is replaced as a whole.
          line?.push({ text, start: startIndex, end: endIndex + 1 });
          return;
        }
        for (let at = 0; at < text.length; at += 1) {
          line?.push({ text: text[at] ?? '', start: startIndex + at, end: startIndex + at + 1 });
        }
      },
      onopentag: breakLine,
      onclosetag: breakLine,
    },
    { decodeEntities: true },
  );
  parser.write(markup);
  parser.end();
  return lines;
}

/** A part of the markup to be replaced. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function findCuts(line: readonly Piece[], pattern: RegExp, replacement: string): readonly Cut[] {
  const text = line.map((piece) => piece.text).join('');
  // The piece of each UTF-16 unit.
  const pieces = line.flatMap((piece) => Array.from({ length: piece.text.length }, () => piece));
  return [...text.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    const touched = [...new Set(pieces.slice(index, index + found.length))];
    // The replacement takes the marks of the first character. Tags between the characters stay.
    return touched.map(({ start, end }, at) => ({
      start,
      end,
      text: at === 0 ? escapeMarkup(replacement) : '',
    }));
  });
}

const emptyMark = /<(a|b|i|u|s|em|strong|span|sub|sup|del|strike|font)(\s[^<>]*)?><\/\1>/giu;

function countEmptyMarks(markup: string): number {
  return markup.match(emptyMark)?.length ?? 0;
}

/** Removes marks that the replacement has emptied. */
function withoutEmptied(markup: string): string {
  let clean = markup;
  for (let next = clean.replaceAll(emptyMark, ''); next !== clean; next = clean.replaceAll(emptyMark, '')) {
    clean = next;
  }
  return clean;
}

/**
 * Replaces words in markup, also where a mark such as bold begins or ends inside them. Tags and their attributes stay
 * as they are, except marks that are left empty.
 */
export function replaceInMarkup(markup: string, pattern: RegExp, replacement: string): string {
  const cuts = readLines(markup)
    .flatMap((line) => findCuts(line, pattern, replacement))
    .toSorted((one, other) => other.start - one.start);
  const replaced = cuts.reduce(
    (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
    markup,
  );
  return countEmptyMarks(replaced) > countEmptyMarks(markup) ? withoutEmptied(replaced) : replaced;
}

/** Replaces the addresses of links in markup that are exactly `find`. */
export function replaceLinksInMarkup(markup: string, find: string, replacement: string): string {
  const cuts: Cut[] = [];
  const isSame = (address: string): boolean => address.trim() === find;
  const parser: Parser = new Parser(
    {
      onopentag(name, { href }) {
        if (name !== 'a' || href === undefined || !isSame(href)) return;
        const { startIndex, endIndex } = parser;
        const tag = markup.slice(startIndex, endIndex + 1);
        const place = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/iu.exec(tag);
        if (!place) return;
        const start = startIndex + place.index;
        cuts.push({
          start,
          end: start + place[0].length,
          text: ` href="${escapeMarkup(replacement)}"`,
        });
      },
    },
    { decodeEntities: true },
  );
  parser.write(markup);
  parser.end();
  return cuts.reduceRight((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), markup);
}
