import type { RootAttributes } from '@vitrina/block-kit/react';

import { hasWords, type TableRow } from '../comparison-table/ComparisonTable.tsx';
import { TableColumns } from '../comparison-table/TableColumns.tsx';
import { withClass } from '../root.ts';
import { BlockTitle } from '../text/TextParts.tsx';
import { wordFor } from '../words.ts';

/** Props of {@link DataTable}. @public */
export interface DataTableProps {
  readonly root: RootAttributes;
  readonly locale: string;
  readonly title: string;
  readonly rows: readonly TableRow[];
  /** The number of values in a row. */
  readonly valueCount: number;
  /** Whether the first row names the columns. */
  readonly hasHeader: boolean;
}

/** Rows of a label with several values. @public */
export function DataTable({ root, locale, title, rows, valueCount, hasHeader }: DataTableProps) {
  const [head, ...rest] = rows.filter(hasWords);
  const columns = Array.from({ length: valueCount }, (_, column) => column);
  return (
    <div {...withClass(root, 'part')}>
      <BlockTitle title={title} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="part-scroll" tabIndex={0} aria-label={title || wordFor('table', locale)}>
        <table className="part-table part-data">
          <TableColumns count={valueCount} />
          {hasHeader && head && (
            <thead>
              <tr>
                <td>{head.label}</td>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {head.values[column] ?? ''}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {(hasHeader || !head ? rest : [head, ...rest]).map(({ label, values }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                {columns.map((column) => (
                  <td key={column}>{values[column] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
