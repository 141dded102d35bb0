import Box from '@mui/material/Box';
import { CopyButton } from '@vitrina/ui-kit';

/** Text with a copy button. */
export function CopyLine({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
      <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: 13 }}>
        {text}
      </Box>
      <CopyButton text={text} />
    </Box>
  );
}
