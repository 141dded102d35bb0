import type { Asset } from '@vitrina/block-kit';
import type { RootAttributes } from '@vitrina/block-kit/react';

import { Picture } from '../picture/Picture.tsx';
import { withClass } from '../root.ts';
import { BlockTitle } from '../text/TextParts.tsx';
import { wordFor } from '../words.ts';
import { TableColumns } from './TableColumns.tsx';

/** A compared product: one column. @public */
export interface ComparedProduct {
  readonly image: Asset | undefined;
  readonly altText: string;
  readonly title: string;
  /** A code under the title, such as an ASIN. */
  readonly code?: string;
  /** Whether the column is emphasized. */
  readonly highlight?: boolean;
}

/** A row of a table: its label, then a value per column. @public */
export interface TableRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** Checks whether a row has any text; empty rows are left out. @internal */
export function hasWords({ label, values }: TableRow): boolean {
  return label !== '' || values.some((value) => value !== '');
}

/** Props of {@link ComparisonTable}. @public */
export interface ComparisonTableProps {
  readonly root: RootAttributes;
  readonly locale: string;
  readonly title: string;
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly TableRow[];
  /** On phones, the table scrolls sideways, or each product is a card. */
  readonly phoneLayout: 'scroll' | 'cards';
}

/** Compares products in columns, with a row of images and one row per property. @public */
export function ComparisonTable(props: ComparisonTableProps) {
  const { root, locale, title, products, rows, phoneLayout } = props;
  return (
    <div {...withClass(root, 'part')}>
      <BlockTitle title={title} />
      <section
        className={phoneLayout === 'cards' ? 'part-scroll part-compared' : 'part-scroll'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={title || wordFor('comparison', locale)}
      >
        <table className="part-table part-comparison">
          <TableColumns count={products.length} />
          <thead>
            <tr>
              <td>
                <span className="part-hidden">{wordFor('property', locale)}</span>
              </td>
              {products.map((product, index) => (
                <th key={index} scope="col" {...highlighted(product)}>
                  <ProductHead {...product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.filter(hasWords).map(({ label, values }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                {products.map((product, column) => (
                  <td key={column} data-label={label} {...highlighted(product)}>
                    {values[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ProductHead({ image, altText, title, code }: ComparedProduct) {
  return (
    <span className="part-frame">
      <Picture image={image} altText={altText} />
      <span className="part-comparison-name">{title}</span>
      {code && <span className="part-comparison-code">{code}</span>}
    </span>
  );
}

function highlighted({ highlight }: ComparedProduct) {
  return highlight ? { 'data-highlight': '' } : {};
}
