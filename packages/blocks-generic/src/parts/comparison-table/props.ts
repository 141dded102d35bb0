import { choice } from '@vitrina/block-kit';

import { type ItemCount, itemList, lineOfText, maxRowValues, pictureFields, rowFields } from '../props.ts';

/** Products to compare: `count` when new, and up to as many as a row has values. @public */
export const productsProp = (count: number) =>
  itemList({ ...pictureFields(), title: lineOfText() }, { count, min: 1, max: maxRowValues });

/** How a table with more columns than fit is shown on phones. @public */
export const phoneLayoutProp = () => choice(['scroll', 'cards'], { default: 'scroll', section: 'layout' });

/** Rows of a table with labels. @public */
export const rowsProp = (options: ItemCount) => itemList(rowFields(), options);

/** Lists the values of rows that have no product above them. @public */
export function unusedCells({
  products,
  rows,
}: {
  readonly products: readonly unknown[];
  readonly rows: readonly { readonly values: readonly string[] }[];
}): readonly string[] {
  return rows.flatMap(({ values }, row) =>
    values.slice(products.length).map((_, at) => `rows.${row}.values.${products.length + at}`),
  );
}
