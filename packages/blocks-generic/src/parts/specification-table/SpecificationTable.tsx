import type { RootAttributes } from '@vitrina/block-kit/react';

import { withClass } from '../root.ts';
import { BlockTitle } from '../text/TextParts.tsx';

/** One property of a product. @public */
export interface Specification {
  readonly label: string;
  readonly description: string;
}

/** Props of {@link SpecificationTable}. @public */
export interface SpecificationTableProps {
  readonly root: RootAttributes;
  readonly title: string;
  readonly specifications: readonly Specification[];
  /** The number of tables to split the rows into; two are side by side. */
  readonly tableCount: 1 | 2;
  readonly borderCollapse: 'separate' | 'collapse';
}

/** Labels with values in one table or two. @public */
export function SpecificationTable(props: SpecificationTableProps) {
  const { root, title, specifications, tableCount, borderCollapse } = props;
  return (
    <div {...withClass(root, 'part')}>
      <BlockTitle title={title} />
      <SpecificationRows
        specifications={specifications}
        tableCount={tableCount}
        borderCollapse={borderCollapse}
      />
    </div>
  );
}

/** Renders only the tables, for blocks with other content. @public */
export function SpecificationRows(props: Omit<SpecificationTableProps, 'root' | 'title'>) {
  const { tableCount, borderCollapse } = props;
  const specifications = props.specifications.filter(
    ({ label, description }) => label !== '' || description !== '',
  );
  const perTable = Math.ceil(specifications.length / tableCount);
  const tables = tableCount === 1 ? [specifications] : halves(specifications, perTable);
  return (
    <div className="part-specs" data-tables={tableCount} data-borders={borderCollapse}>
      {tables.map((rows, table) => (
        <table key={table}>
          <tbody>
            {rows.map(({ label, description }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function halves(rows: readonly Specification[], first: number) {
  return [rows.slice(0, first), rows.slice(first)].filter((half) => half.length > 0);
}
