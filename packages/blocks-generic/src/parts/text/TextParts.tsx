import type { RichText } from '@vitrina/block-kit';
import { renderRichText } from '@vitrina/block-kit/react';

/** A block's title; renders nothing if empty. @public */
export function BlockTitle({ title }: { readonly title: string }) {
  return title === '' ? null : <h2 className="part-title">{title}</h2>;
}

/** Props of {@link ItemTitle}. @public */
export interface ItemTitleProps {
  readonly title: string;
  /** Level of the heading: 4 under a title of level 3. Default 3. */
  readonly level?: 3 | 4;
}

/** The title of an item in a block; renders nothing if empty. @public */
export function ItemTitle({ title, level = 3 }: ItemTitleProps) {
  const Heading = `h${level}` as const;
  return title === '' ? null : <Heading className="part-subtitle">{title}</Heading>;
}

/** Formatted text; renders nothing if empty. @public */
export function BodyText({ text }: { readonly text: RichText }) {
  return text.length === 0 ? null : <div className="part-text">{renderRichText(text)}</div>;
}

/** A title with its text. @public */
export interface Section {
  readonly title: string;
  readonly text: RichText;
}

/** A title above its text; renders nothing if both are empty. @public */
export function TextSection({ title, text, level = 3 }: Section & Pick<ItemTitleProps, 'level'>) {
  if (title === '' && text.length === 0) return null;
  return (
    <div className="part-section">
      <ItemTitle title={title} level={level} />
      <BodyText text={text} />
    </div>
  );
}
