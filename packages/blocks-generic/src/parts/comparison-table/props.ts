import { type ItemCount, itemList, lineOfText, pictureFields, rowFields } from '../props.ts';

/** A fixed number of products to compare. @public */
export const productsProp = (count: number) =>
  itemList({ ...pictureFields(), title: lineOfText() }, { count });

/** Rows of a table with labels. @public */
export const rowsProp = (options: ItemCount) => itemList(rowFields(), options);
