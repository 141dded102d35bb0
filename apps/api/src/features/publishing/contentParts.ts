import type { ContentPart } from '@vitrina/api-client/contract';

import { parseShallow } from '../../platform/markup/parseShallow.ts';

/** Elements inside a line of text; every other one begins a new text. */
const inline = new Set(
  'a abbr b bdi bdo br cite code em i mark q s small span strong sub sup time u wbr'.split(' '),
);
/** Texts of controls and fallbacks are not content. */
const skipped = new Set('script style template noscript svg form button select textarea'.split(' '));
const maxDepth = 200;

const toSize = (text: string | undefined) => {
  const size = Number(text);
  return Number.isInteger(size) && size > 0 ? size : null;
};

/**
 * Reads headings, texts, images and videos from a published page, in reading order. An image that a page shows several
 * times, for example in a slider that repeats its first slide, is listed once.
 */
export function readContentParts(html: string): ContentPart[] {
  const parts: ContentPart[] = [];
  const images = new Set<string>();
  let text = '';
  let headingLevel: number | undefined;
  let skippedDepth = 0;
  const finish = () => {
    const whole = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (whole === '') return;
    if (headingLevel) parts.push({ kind: 'heading', level: headingLevel, text: whole });
    else parts.push({ kind: 'text', text: whole });
  };
  const addMedia = (name: string, { src, alt, width, height, poster }: Record<string, string>) => {
    if (!src) return;
    finish();
    if (name === 'video') parts.push({ kind: 'video', url: src, posterUrl: poster || null });
    else if (!images.has(src))
      parts.push({
        kind: 'image',
        url: src,
        alt: alt ?? '',
        widthPx: toSize(width),
        heightPx: toSize(height),
      });
    images.add(src);
  };
  parseShallow(
    html,
    {
      onopentag(name, attributes) {
        if (skippedDepth > 0 || skipped.has(name)) skippedDepth += 1;
        if (skippedDepth > 0) return;
        if (name === 'img' || name === 'video') addMedia(name, attributes);
        else if (name === 'br') text += ' ';
        else if (!inline.has(name)) finish();
        if (/^h[1-6]$/.test(name)) headingLevel = Number(name[1]);
      },
      ontext(piece) {
        if (skippedDepth === 0) text += piece;
      },
      onclosetag(name) {
        if (skippedDepth > 0) {
          skippedDepth -= 1;
          return;
        }
        if (!inline.has(name)) finish();
        if (/^h[1-6]$/.test(name)) headingLevel = undefined;
      },
    },
    { maxDepth },
  );
  finish();
  return parts;
}
