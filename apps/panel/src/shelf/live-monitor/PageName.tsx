import Box from '@mui/material/Box';

/** The name of a product page in a list: of many columns it is not the one that gives way. */
export function PageName({ name }: { name: string }) {
  return <Box sx={{ minWidth: { xs: 0, md: 150 } }}>{name}</Box>;
}
