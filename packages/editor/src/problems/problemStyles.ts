import { colors } from '@vitrina/ui-kit';

/** Style of a list of problems with its heading. */
export const sectionStyle = {
  py: 3,
  '& + &': { borderTop: `1px solid ${colors.line}` },
} as const;

/** Style of a problem with its buttons. */
export const problemRowStyle = { display: 'flex', alignItems: 'center', gap: 1, pr: 3 } as const;

/** A button of a problem keeps its width beside a long text. */
export const problemButtonStyle = { flexShrink: 0 } as const;
