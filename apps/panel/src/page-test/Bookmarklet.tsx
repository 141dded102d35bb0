import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, touchMedia } from '@vitrina/ui-kit';
import { useState } from 'react';

const pagePath = '/test-page';

/** A bookmark that opens this screen with the address of the page it is pressed on. */
const script = () =>
  `javascript:void open(${JSON.stringify(`${globalThis.location.origin}${pagePath}?link=`)}+encodeURIComponent(location.href))`;

/** React refuses script addresses; this one is only dragged. */
function setScript(link: HTMLAnchorElement | null): void {
  link?.setAttribute('href', script());
}

const sectionStyle = {
  mt: 8,
  pt: 5,
  borderTop: 1,
  borderColor: 'divider',
  // Phones have no bookmarks bar.
  [touchMedia]: { display: 'none' },
};

/** A button to drag to the bookmarks bar. */
export function Bookmarklet() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <Box component="section" sx={sectionStyle}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        <FormattedMessage id="pageTest.bookmarklet" />
      </Typography>
      <Typography sx={{ mb: 4 }}>
        <FormattedMessage id="pageTest.bookmarkletHint" />
      </Typography>
      <Link
        ref={setScript}
        underline="none"
        onClick={(event) => {
          event.preventDefault();
          setIsPressed(true);
        }}
        sx={{
          display: 'inline-block',
          px: 4,
          py: 2,
          cursor: 'grab',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontWeight: 500,
        }}
      >
        <FormattedMessage id="pageTest.bookmarkletName" />
      </Link>
      <Typography role="status" sx={{ mt: 2, color: 'text.secondary' }}>
        {isPressed ? <FormattedMessage id="pageTest.bookmarkletPressed" /> : null}
      </Typography>
    </Box>
  );
}
