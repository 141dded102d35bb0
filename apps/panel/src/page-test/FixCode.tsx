import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PageTestProblem } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId, useState } from 'react';

type Fix = PageTestProblem['fixes'][number];

/** Words that a developer replaces. */
const placeholder = /YOUR-SHOP-NUMBER|PRODUCT-EAN|PRODUCT-BRAND|PAGE-NONCE/;

const codeStyle = {
  m: 0,
  p: 4,
  bgcolor: 'background.default',
  borderRadius: 1,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  lineHeight: '20px',
  // Shown whole on a phone; copied as it is.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

function CopyCode({ code }: { code: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  };
  return (
    <Button size="small" sx={{ flexShrink: 0 }} onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
      <span aria-live="polite">
        <FormattedMessage id={isCopied ? 'pageTest.codeCopied' : 'pageTest.copyCode'} />
      </span>
    </Button>
  );
}

/** Code to add to a page, with a button that copies it. */
export function FixCode({ fix: { kind, code } }: { fix: Fix }) {
  const titleId = useId();
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, mt: 4 }}>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 1 }}>
        <Typography id={titleId} sx={{ fontWeight: 500, mr: 'auto' }}>
          <FormattedMessage id={`pageTest.fix.${kind}`} />
        </Typography>
        <CopyCode code={code} />
      </Box>
      <Box component="pre" sx={codeStyle}>
        <code>{code}</code>
      </Box>
      {placeholder.test(code) ? (
        <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          <FormattedMessage id="pageTest.replace" />
        </Typography>
      ) : null}
    </Box>
  );
}
