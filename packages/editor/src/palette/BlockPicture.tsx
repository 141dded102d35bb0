import Box from '@mui/material/Box';

/** Renders the image from a block's definition. As an `img`, its content can't affect this page. */
export function BlockPicture({ svg }: { svg: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 64,
        height: 48,
        flexShrink: 0,
        backgroundColor: 'text.secondary',
        mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`,
      }}
    />
  );
}
