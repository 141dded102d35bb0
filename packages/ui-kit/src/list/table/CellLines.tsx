import type { ReactNode } from 'react';

/** Props of {@link CellLines}. */
export interface CellLinesProps {
  first: ReactNode;
  /** Stands lighter under the first. */
  second?: string;
  /** What the lines may take, as a CSS length; longer ones are cut. */
  maxWidth?: string;
  /** The second line stands for a column a phone has no room for: it is shown there alone, and nothing is cut. */
  isForPhone?: boolean;
}

/** Rules of a list's table for {@link CellLines}: a style of its own for each line would cost more than drawing it. */
export const cellLinesRules = {
  '& [data-lines]': { display: 'block', lineHeight: '16px' },
  '& [data-lines] > span': { display: 'block' },
  '& [data-lines=""] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-lines] > span + span': { color: 'text.secondary', fontSize: 12 },
  '& [data-lines=phone]': { padding: { xs: '4px 0', sm: 0 } },
  '& [data-lines=phone] > span + span': { display: { sm: 'none' } },
};

/** Values under each other in a cell of a list, each on one line; an empty one leaves its line to the other. */
export function CellLines({ first, second = '', maxWidth = '200px', isForPhone }: CellLinesProps) {
  const lines = isForPhone ? { 'data-lines': 'phone' } : { 'data-lines': '', style: { maxWidth } };
  return (
    <span {...lines}>
      <span>{first}</span>
      {second !== '' && <span>{second}</span>}
    </span>
  );
}
