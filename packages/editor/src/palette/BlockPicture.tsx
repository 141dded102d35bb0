import Box from '@mui/material/Box';

/** The picture a block's definition brings. It is drawn as an image, so that nothing in it can act on this page. */
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
