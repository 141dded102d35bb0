import type { ViewProps } from '@vitrina/block-kit/react';

import type { table } from './index.ts';

/** A table that scrolls if it is too wide for the page. */
export function TableView({ root, props, part, children }: ViewProps<typeof table>) {
  const { caption, hasHeaderRow, hasHeaderColumn } = props;
  const classNames = [
    part('table'),
    hasHeaderRow && 'Table-headerRow',
    hasHeaderColumn && 'Table-headerColumn',
  ];
  return (
    <div {...root}>
      <table className={classNames.filter(Boolean).join(' ')}>
        {caption && <caption className={part('caption')}>{caption}</caption>}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
