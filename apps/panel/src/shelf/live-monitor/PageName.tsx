import Box from '@mui/material/Box';

/** Name of a product page in a list. The column keeps a minimum width among many columns. */
export function PageName({ name }: { name: string }) {
  return <Box sx={{ minWidth: { xs: 0, md: 150 } }}>{name}</Box>;
}
