import { asset, choice } from '@vitrina/block-kit';

import { bodyOfText, type ItemCount, itemList, lineOfText, pictureFields } from '../props.ts';

/** Items with a title, a text and, for the image theme, an image. @public */
export const listItemsProp = (options: ItemCount) =>
  itemList(
    { title: lineOfText(), text: bodyOfText(), ...pictureFields(), image: asset({ fileType: 'image' }) },
    options,
  );

/** Items of text only. @public */
export const plainListItemsProp = (options: ItemCount) => itemList({ text: bodyOfText() }, options);

/** The marker style of the items: bullets, numbers or images. @public */
export const listThemeProp = () =>
  choice(['bullet', 'number', 'image'], { default: 'bullet', section: 'layout' });

/** Lists the members of items that a theme does not show. @public */
export const unusedListFields = (theme: string): readonly string[] =>
  theme === 'image' ? [] : ['items.image', 'items.altText'];
