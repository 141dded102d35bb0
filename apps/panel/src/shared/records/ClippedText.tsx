import Box from '@mui/material/Box';

/** Single-line text of a list cell. Truncated text is in a tooltip and in the row's details. */
export function ClippedText({ text, widthPx }: { text: string; widthPx: number }) {
  return (
    <Box
      component="span"
      title={text}
      sx={{
        display: 'block',
        maxWidth: widthPx,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  );
}
