import Box from '@mui/material/Box';

/** A text on one line of a list; what does not fit is read by pointing at it, and in the row's sheet. */
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
