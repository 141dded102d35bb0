import Box from '@mui/material/Box';

import { FormattedMessage } from '../../messages/FormattedMessage.tsx';
import { colors } from '../../theme/tokens.ts';
import type { FoldedColumn } from './foldColumns.ts';

/** Says once what the folded columns say in every row. */
export function FoldedColumns({ folded }: { readonly folded: readonly FoldedColumn[] }) {
  const told = folded.filter(({ text }) => text !== '');
  if (told.length === 0) return null;
  return (
    <Box component="p" sx={style}>
      <FormattedMessage id="ui.list.inEveryRow" />{' '}
      {told.map(({ id, header, text }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          {header}: <strong>{text}</strong>
        </span>
      ))}
    </Box>
  );
}

/** A phone has no room for these columns either. */
const style = {
  display: { xs: 'none', sm: 'block' },
  m: 0,
  px: 4,
  py: 2,
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.secondary',
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: colors.ground,
  '& strong': { fontWeight: 500, color: 'text.primary' },
} as const;
