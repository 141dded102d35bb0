import type { Asset, RichText } from '@vitrina/block-kit';
import type { RootAttributes } from '@vitrina/block-kit/react';

import { Picture } from '../picture/Picture.tsx';
import { withClass } from '../root.ts';
import { BlockTitle, BodyText, ItemTitle } from '../text/TextParts.tsx';

/** An item of a list. @public */
export interface ListItem {
  readonly text: RichText;
  readonly title?: string;
  /** Shown where images are the markers. */
  readonly image?: Asset | undefined;
  readonly altText?: string;
}

/** What marks the items of a list. @public */
export type ListTheme = 'bullet' | 'number' | 'image';

/** Props of {@link TextList}. @public */
export interface TextListProps {
  readonly root: RootAttributes;
  readonly title: string;
  readonly items: readonly ListItem[];
  readonly theme: ListTheme;
}

/** A list of texts under a title. @public */
export function TextList({ root, title, items, theme }: TextListProps) {
  return (
    <div {...withClass(root, 'part')}>
      <BlockTitle title={title} />
      <ListItems items={items} theme={theme} />
    </div>
  );
}

/** The list alone, for blocks that have more than it. Items without words are left out. @public */
export function ListItems({ items, theme }: Pick<TextListProps, 'items' | 'theme'>) {
  const filled = items.filter(({ title = '', text, image }) => title !== '' || text.length > 0 || image);
  if (filled.length === 0) return null;
  const List = theme === 'number' ? 'ol' : 'ul';
  return (
    // Safari takes the list away from lists without markers unless the role says it is one.
    <List className="part-list" data-theme={theme} role="list">
      {filled.map(({ title = '', text, image, altText = '' }, index) => (
        <li key={index}>
          {theme === 'image' ? (
            <span className="part-frame">
              <Picture image={image} altText={altText} />
            </span>
          ) : (
            <span className="part-list-marker" aria-hidden="true" />
          )}
          <div className="part-list-words">
            <ItemTitle title={title} />
            <BodyText text={text} />
          </div>
        </li>
      ))}
    </List>
  );
}
