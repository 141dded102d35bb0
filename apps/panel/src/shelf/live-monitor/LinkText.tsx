import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** Address of a product page, as a link. */
export function LinkText({ link }: { link: string | null }) {
  const url = link === null ? null : URL.parse(link);
  if (!url) return '—';
  return (
    <Link href={url.href} target="_blank" rel="noreferrer noopener" title={url.href}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', mr: 1 }}>
        {url.host}
        {url.pathname}
      </Box>
      <OpenInNew aria-hidden="true" sx={{ '&&': { fontSize: 14 }, flex: 'none', verticalAlign: 'middle' }} />
    </Link>
  );
}
