import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';

/** Shows the number of problems on a package's product pages; nothing for none. */
export function ProblemCount({ count, text }: { readonly count: number; readonly text: string }) {
  if (count === 0) return null;
  return (
    <Box component="span" sx={style}>
      <Warning fontSize="inherit" />
      {text}
    </Box>
  );
}

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  color: colors.attention,
  '& > svg': { '&&': { fontSize: 16 } },
} as const;
