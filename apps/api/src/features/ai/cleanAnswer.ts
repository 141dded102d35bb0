import { parseRichText, plainText, type RichText } from '@vitrina/block-kit';

import { escapeMarkup } from '../../platform/markup/escapeMarkup.ts';
import { withoutControls } from '../../platform/markup/withoutControls.ts';

/** Checks whether a text contains markup that blocks keep. */
export function isRichText(text: string): boolean {
  return parseRichText(text).some((node) => typeof node !== 'string');
}

/** Models wrap answers in a Markdown fence despite instructions. */
const fence = /^\s*```[a-z]*\n([\s\S]*?)\n?```\s*$/i;
/** Matches the start of a tag; a lone `<` is plain text. */
const tagLike = /<\/?[a-z!]/i;

/** Writes parsed rich text as markup, without styles: a model should change words, not styling. */
function toMarkup(text: RichText): string {
  return text
    .map((node) => {
      if (typeof node === 'string') return escapeMarkup(node);
      const { tag, href, opensNewTab, children } = node;
      if (tag === 'br') return '<br>';
      // A link with a forbidden address has lost it; its text stays.
      if (tag === 'a' && !href) return toMarkup(children);
      const attributes = href ? ` href="${escapeMarkup(href)}"${opensNewTab ? ' target="_blank"' : ''}` : '';
      return `<${tag}${attributes}>${toMarkup(children)}</${tag}>`;
    })
    .join('');
}

/**
 * Returns a model's answer in a form blocks can store: with the few tags of rich text, or plain if the input
 * was plain.
 */
export function cleanAnswer(answer: string, kind: 'plain' | 'rich'): string {
  const inside = fence.exec(answer)?.[1] ?? answer;
  const text = withoutControls(inside).trim();
  if (kind === 'rich') {
    return toMarkup(parseRichText(text));
  }
  return tagLike.test(text) ? plainText(parseRichText(text)).trim() : text;
}
