import type { Asset, RichText } from '@vitrina/block-kit';
import type { RootAttributes } from '@vitrina/block-kit/react';

import { Picture } from '../picture/Picture.tsx';
import { withClass } from '../root.ts';
import { BlockTitle, BodyText, ItemTitle } from '../text/TextParts.tsx';

/** An item of a list. @public */
export interface ListItem {
  readonly text: RichText;
  readonly title?: string;
  /** The marker, if images are the markers. */
  readonly image?: Asset | undefined;
  readonly altText?: string;
}

/** The marker style of a list's items. @public */
export type ListTheme = 'bullet' | 'number' | 'image';

/** Props of {@link TextList}. @public */
export interface TextListProps {
  readonly root: RootAttributes;
  readonly title: string;
  readonly items: readonly ListItem[];
  readonly theme: ListTheme;
}

/** Renders a list of texts under a title. @public */
export function TextList({ root, title, items, theme }: TextListProps) {
  return (
    <div {...withClass(root, 'part')}>
      <BlockTitle title={title} />
      <ListItems items={items} theme={theme} />
    </div>
  );
}

/** Renders only the list, for blocks with other content. Items without text are left out. @public */
export function ListItems({ items, theme }: Pick<TextListProps, 'items' | 'theme'>) {
  const filled = items.filter(({ title = '', text, image }) => title !== '' || text.length > 0 || image);
  if (filled.length === 0) return null;
  const List = theme === 'number' ? 'ol' : 'ul';
  return (
    // Safari does not treat lists without markers as lists unless they have the role.
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
