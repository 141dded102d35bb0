import type { MessageFormatElement } from 'react-intl';

/** Texts of one language by their ids. */
type Texts = Readonly<Record<string, string>>;

/** Texts as react-intl takes them: one that has something to fill in as it is written, any other as read already. */
export type ReadTexts = Readonly<Record<string, string | MessageFormatElement[]>>;

/** What a text with values, tags or quotes has in it. */
const syntax = /[{}<>']/;

/**
 * Reads the texts that have nothing to fill in. Left to react-intl, each of them has formats of dates and times put together
 * whenever it is shown, which takes ten times as long as all else; most texts are of this kind.
 */
export function readTexts(texts: Texts): ReadTexts {
  const read: Record<string, string | MessageFormatElement[]> = {};
  for (const [id, text] of Object.entries(texts)) {
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the name of 0, literal text, would bring the parser along
    read[id] = syntax.test(text) ? text : [{ type: 0, value: text }];
  }
  return read;
}
