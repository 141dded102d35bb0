import { boolean, text } from '@vitrina/block-kit';

import { itemList, lineOfText, pictureFields, rowFields } from '../props.ts';

/** Products of a comparison, a fixed number of them. @public */
export const productsProp = (count: number) =>
  itemList({ ...pictureFields(), title: lineOfText() }, { count });

/** Products as Amazon compares them: with an ASIN, one of them highlighted; at most six. @public */
export const amazonProductsProp = (count: number) =>
  itemList(
    { ...pictureFields(100), title: lineOfText(80), asin: text({ maxLength: 20 }), highlight: boolean() },
    { count, min: 1, max: 6 },
  );

/** Rows of a table with labels. @public */
export const rowsProp = (options: { readonly count: number; readonly min?: number; readonly max?: number }) =>
  itemList(rowFields(), options);
