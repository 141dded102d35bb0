import type { ReactNode } from 'react';

/** Props of {@link CellLines}. */
export interface CellLinesProps {
  first: ReactNode;
  /** Shown in a lighter color below the first. */
  second?: string;
  /** The maximum width of the lines, as a CSS length; longer lines are cut. */
  maxWidth?: string;
  /**
   * Whether the second line replaces a column hidden on a phone: it is shown only there, and no line is cut.
   */
  isForPhone?: boolean;
}

/**
 * Rules for {@link CellLines} in a list's table: separate styles for each line would cost more than rendering
 * it.
 */
export const cellLinesRules = {
  '& [data-lines]': { display: 'block', lineHeight: '16px' },
  '& [data-lines] > span': { display: 'block' },
  '& [data-lines=""] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-lines] > span + span': { color: 'text.secondary', fontSize: 12 },
  '& [data-lines=phone]': { padding: { xs: '4px 0', sm: 0 } },
  '& [data-lines=phone] > span + span': { display: { sm: 'none' } },
};

/** Values below each other in a cell of a list, one line each; an empty value takes no line. */
export function CellLines({ first, second = '', maxWidth = '200px', isForPhone }: CellLinesProps) {
  const lines = isForPhone ? { 'data-lines': 'phone' } : { 'data-lines': '', style: { maxWidth } };
  return (
    <span {...lines}>
      <span>{first}</span>
      {second !== '' && <span>{second}</span>}
    </span>
  );
}
