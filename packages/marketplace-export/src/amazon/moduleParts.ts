import type { Card, Content, Row, Section } from '../content/content.ts';
import type { Note } from '../report/issue.ts';
import type { AmazonImageText, AmazonTextBlock } from './document.ts';
import { type PixelSize, type Uploads, writeImage } from './images.ts';
import { writeLine, writeParagraph } from './writeText.ts';

/** The context shared by module writers. */
export interface Writing {
  readonly uploads: Uploads;
  readonly note: Note;
}

/** The place of a note about a whole content. */
export function place({ componentId }: Content) {
  return { componentId };
}

/** Notes that the content is empty and gets no module. */
export function noContent(content: Content, note: Note): undefined {
  note({ ...place(content), code: 'marketplace.blockEmpty', severity: 'warning' });
  return undefined;
}

/** An image with its texts; undefined if both are missing. */
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

/** A title with its text; undefined if both are missing. */
export function textBlock({ title, text }: Section, note: Note): AmazonTextBlock | undefined {
  const headline = writeLine(title, note);
  const body = writeParagraph(text, note);
  return headline || body ? { ...(headline && { headline }), ...(body && { body }) } : undefined;
}

/** Checks whether a table row has any text. */
export function hasWords({ label, values }: Row): boolean {
  return label.value !== '' || values.some(({ value }) => value !== '');
}
