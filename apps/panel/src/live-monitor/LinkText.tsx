import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** In a list the link is one line, no wider than this. */
const shortWidthPx = 110;

/** The address of a product page, and the way to it; in a list no more than its host. */
export function LinkText({ link, isShort = false }: { link: string | null; isShort?: boolean }) {
  const url = link === null ? null : URL.parse(link);
  if (!url) return '—';
  const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Link
      href={url.href}
      target="_blank"
      rel="noreferrer noopener"
      title={url.href}
      sx={isShort ? { display: 'flex', alignItems: 'center', gap: 1, maxWidth: shortWidthPx } : undefined}
    >
      <Box component="span" sx={isShort ? clipped : { overflowWrap: 'anywhere', mr: 1 }}>
        {url.host}
        {isShort ? null : url.pathname}
      </Box>
      <OpenInNew aria-hidden="true" sx={{ '&&': { fontSize: 14 }, flex: 'none', verticalAlign: 'middle' }} />
    </Link>
  );
}
