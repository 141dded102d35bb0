import type { Card, Content, Row, Section } from '../content/content.ts';
import type { Note } from '../report/issue.ts';
import type { AmazonImageText, AmazonTextBlock } from './document.ts';
import { type PixelSize, type Uploads, writeImage } from './images.ts';
import { writeLine, writeParagraph } from './writeText.ts';

/** What writers of modules share. */
export interface Writing {
  readonly uploads: Uploads;
  readonly note: Note;
}

/** Where a note about the whole of a content leads. */
export function place({ componentId }: Content) {
  return { componentId };
}

/** Notes that nothing was filled in, so that there is no module. */
export function noContent(content: Content, note: Note): undefined {
  note({ ...place(content), code: 'marketplace.blockEmpty', severity: 'warning' });
  return undefined;
}

/** An image with its texts; undefined where it has neither. */
export function imageText(
  card: Card,
  size: PixelSize,
  { uploads, note }: Writing,
): AmazonImageText | undefined {
  const { picture, title, text, caption } = card;
  const isEmpty = !picture.desktop && title.value === '' && text.value.length === 0;
  if (isEmpty) return undefined;
  const image = writeImage(picture, size, title.value ? title : caption, uploads, note);
  const headline = writeLine(title, note);
  const body = writeParagraph(text, note);
  if (!image && !headline && !body) return undefined;
  return { ...(image && { image }), ...(headline && { headline }), ...(body && { body }) };
}

/** A title with its text; undefined where it has neither. */
export function textBlock({ title, text }: Section, note: Note): AmazonTextBlock | undefined {
  const headline = writeLine(title, note);
  const body = writeParagraph(text, note);
  return headline || body ? { ...(headline && { headline }), ...(body && { body }) } : undefined;
}

/** Whether anything is in a row of a table. */
export function hasWords({ label, values }: Row): boolean {
  return label.value !== '' || values.some(({ value }) => value !== '');
}
