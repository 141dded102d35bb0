import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import DownloadingOutlined from '@mui/icons-material/DownloadingOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CopyButton } from '../copy-button/CopyButton.tsx';
import { toast, type Toast } from './toastStore.ts';

const showForMs = 6000;

/** Closes after six seconds; restarts the time when pointer and focus leave. */
function useAutoClose(item: Toast, paused: boolean): void {
  useEffect(() => {
    if (item.kind === 'error' || item.kind === 'progress' || paused) return undefined;
    const timer = setTimeout(() => toast.dismiss(item.id), showForMs);
    return () => clearTimeout(timer);
  }, [item, paused]);
}

function ToastIcon({ kind }: Pick<Toast, 'kind'>) {
  if (kind === 'progress') return <DownloadingOutlined color="action" />;
  if (kind === 'note') return <InfoOutlined sx={{ color: 'text.secondary' }} />;
  return kind === 'error' ? <ErrorOutlined color="error" /> : <CheckCircleOutlined color="success" />;
}

function Progress({ text, part }: Pick<Toast, 'text' | 'part'>) {
  return (
    <LinearProgress
      aria-label={text}
      {...(part === undefined
        ? { variant: 'indeterminate' as const }
        : { variant: 'determinate' as const, value: part * 100 })}
      sx={{ mt: 2, borderRadius: 1 }}
    />
  );
}

/** One toast. */
export function ToastCard({ item }: { item: Toast }) {
  const intl = useIntl();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useAutoClose(item, hovered || focused);
  const close = () => toast.dismiss(item.id);
  const selectAction = () => {
    item.action?.onSelect();
    close();
  };
  return (
    <Paper
      elevation={8}
      role={item.kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={{ display: 'flex', gap: 2, p: 2, pl: 3, alignItems: 'flex-start' }}
    >
      <Box sx={{ py: 1.5, display: 'flex' }}>
        <ToastIcon kind={item.kind} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 1.5 }}>
        <Typography>{item.text}</Typography>
        {item.kind === 'progress' ? <Progress text={item.text} part={item.part} /> : null}
        {item.requestId ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, color: 'text.secondary' }}>
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              <FormattedMessage id="ui.error.requestId" values={{ requestId: item.requestId }} />
            </Typography>
            <CopyButton text={item.requestId} />
          </Box>
        ) : null}
      </Box>
      {item.action ? (
        <Button onClick={selectAction} sx={{ flexShrink: 0 }}>
          {item.action.label}
        </Button>
      ) : null}
      {item.kind === 'progress' ? null : (
        <IconButton aria-label={intl.formatMessage({ id: 'ui.action.close' })} onClick={close}>
          <Close />
        </IconButton>
      )}
    </Paper>
  );
}
