import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Copies a short text and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  const label = intl.formatMessage({ id: copied ? 'ui.action.copied' : 'ui.action.copy' });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <IconButton aria-label={label} title={label} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {copied ? <Check /> : <ContentCopy />}
    </IconButton>
  );
}
