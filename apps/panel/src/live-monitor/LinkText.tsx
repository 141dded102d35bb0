import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** The address of a product page, by its host and path, and the way to it. */
export function LinkText({ link, isShort = false }: { link: string | null; isShort?: boolean }) {
  const url = link === null ? null : URL.parse(link);
  if (!url) return '—';
  return (
    <Link
      href={url.href}
      target="_blank"
      rel="noreferrer noopener"
      title={url.href}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}
    >
      <Box
        component="span"
        sx={isShort ? { overflow: 'hidden', textOverflow: 'ellipsis' } : { overflowWrap: 'anywhere' }}
      >
        {url.host}
        {isShort ? null : url.pathname}
      </Box>
      <OpenInNew aria-hidden="true" sx={{ '&&': { fontSize: 14 }, flex: 'none' }} />
    </Link>
  );
}
