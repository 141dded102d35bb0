import type { ReactNode } from 'react';

/** Props of {@link CellLines}. */
export interface CellLinesProps {
  first: ReactNode;
  /** Stands lighter under the first. */
  second?: string;
  /** What the lines may take, as a CSS length; longer ones are cut. */
  maxWidth?: string;
}

/** Rules of a list's table for {@link CellLines}: a style of its own for each line would cost more than drawing it. */
export const cellLinesRules = {
  '& [data-lines]': { display: 'block', lineHeight: '16px' },
  '& [data-lines] > span': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-lines] > span + span': { color: 'text.secondary', fontSize: 12 },
};

/** Values under each other in a cell of a list, each on one line; an empty one leaves its line to the other. */
export function CellLines({ first, second = '', maxWidth = '200px' }: CellLinesProps) {
  return (
    <span data-lines="" style={{ maxWidth }}>
      <span>{first}</span>
      {second !== '' && <span>{second}</span>}
    </span>
  );
}
