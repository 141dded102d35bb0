import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import IconButton from '@mui/material/IconButton';

/** Icon link to a product page, with the address in a tooltip, for lists without room for the address. */
export function LinkSign({ link }: { link: string | null }) {
  const url = link === null ? null : URL.parse(link);
  if (!url) return '—';
  return (
    <IconButton
      component="a"
      href={url.href}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={url.host + url.pathname}
      title={url.href}
      size="small"
      sx={{ my: -1, ml: -1 }}
    >
      <OpenInNew sx={{ '&&': { fontSize: 16 } }} />
    </IconButton>
  );
}
