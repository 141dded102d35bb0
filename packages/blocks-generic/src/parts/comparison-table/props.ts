import { type ItemCount, itemList, lineOfText, pictureFields, rowFields } from '../props.ts';

/** A fixed number of products to compare. @public */
export const productsProp = (count: number) =>
  itemList({ ...pictureFields(), title: lineOfText() }, { count });

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
