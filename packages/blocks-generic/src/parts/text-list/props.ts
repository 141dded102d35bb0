import { choice } from '@vitrina/block-kit';

import { bodyOfText, itemList, lineOfText, pictureFields } from '../props.ts';

interface ListLength {
  readonly count: number;
  readonly min?: number;
  readonly max?: number;
}

/** Items with a title, a text and, for the picture theme, a picture. @public */
export const listItemsProp = (options: ListLength) =>
  itemList({ title: lineOfText(), text: bodyOfText(), ...pictureFields() }, options);

/** Items of text only. @public */
export const plainListItemsProp = (options: ListLength) => itemList({ text: bodyOfText() }, options);

/** What marks the items: bullets, numbers or pictures. @public */
export const listThemeProp = () =>
  choice(['bullet', 'number', 'image'], { default: 'bullet', section: 'style' });
