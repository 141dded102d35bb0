import type { ViewProps } from '@vitrina/block-kit/react';

import type { table } from './index.ts';

/** A table that scrolls if it is too wide for the page. */
export function TableView({ root, props, part, children }: ViewProps<typeof table>) {
  const { caption, hasHeaderRow, hasHeaderColumn, columnWidths = [] } = props;
  const classNames = [
    part('table'),
    hasHeaderRow && 'Table-headerRow',
    hasHeaderColumn && 'Table-headerColumn',
  ];
  return (
    <div {...root}>
      <table className={classNames.filter(Boolean).join(' ')}>
        {caption && <caption className={part('caption')}>{caption}</caption>}
        {columnWidths.length > 0 && (
          <colgroup>
            {columnWidths.map((_width, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its position
              <col key={column} className={part(`column${column + 1}`)} />
            ))}
          </colgroup>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
