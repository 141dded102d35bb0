import Close from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage, formatText } from '@vitrina/ui-kit';
import { FormattedNumber, useIntl } from 'react-intl';
import { isFileRefused } from '@vitrina/editor-core/assets';
import type { AssetUpload } from '@vitrina/editor-core/store';

import { ConversionQuestion } from './ConversionQuestion.tsx';
import { uploadRefusalText } from './uploadRefusalText.ts';

/**
 * Shows the progress of an upload, or why it failed, with buttons to cancel and, unless the file itself was
 * refused, to retry.
 * The accessible description of each button is the file name.
 */
export function UploadProgress({ upload }: { upload: AssetUpload }) {
  const intl = useIntl();
  const { state } = upload;
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    const { file, code } = state;
    const isRefused = isFileRefused(code);
    return (
      <Alert
        severity="error"
        sx={{ overflowWrap: 'anywhere' }}
        action={
          <>
            {!isRefused && (
              <Button
                size="small"
                color="inherit"
                aria-description={file.name}
                sx={{ whiteSpace: 'nowrap' }}
                onClick={() => upload.start(file)}
              >
                <FormattedMessage id="builder.retry" />
              </Button>
            )}
            <IconButton
              size="small"
              color="inherit"
              aria-label={intl.formatMessage({ id: 'ui.action.close' })}
              aria-description={file.name}
              onClick={upload.cancel}
            >
              <Close />
            </IconButton>
          </>
        }
      >
        <FormattedMessage
          id={isRefused ? 'builder.asset.refused' : 'builder.asset.failed'}
          values={{ name: file.name }}
        />{' '}
        {/* The title already says that the upload failed. */}
        {code !== 'uploadFailed' && formatText(intl, uploadRefusalText(intl, state))}
      </Alert>
    );
  }
  if (state.status === 'asking') return <ConversionQuestion state={state} onCancel={upload.cancel} />;
  // The rest is the server's work: it resizes the image for every size of the page.
  const isSent = state.part === 1 && !state.isConverting;
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="caption" noWrap component="div">
            {state.count === undefined ? (
              state.name
            ) : (
              <FormattedMessage id="builder.asset.severalFiles" values={{ count: state.count }} />
            )}
          </Typography>
          <Typography variant="caption" component="div" sx={partStyle}>
            <Stage part={state.part} isConverting={state.isConverting} isSent={isSent} />
          </Typography>
        </Box>
        <Button size="small" aria-description={state.name} onClick={upload.cancel}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
      </Box>
      <LinearProgress
        {...(!isSent && { variant: 'determinate' as const, value: state.part * 100 })}
        aria-label={intl.formatMessage({ id: 'builder.assets.progress' }, { name: state.name })}
      />
    </Box>
  );
}

interface StageProps {
  readonly part: number;
  readonly isConverting: boolean | undefined;
  readonly isSent: boolean;
}

function Stage({ part, isConverting, isSent }: StageProps) {
  if (isConverting) return <FormattedMessage id="builder.video.converting" values={{ part }} />;
  if (isSent) return <FormattedMessage id="builder.asset.preparing" />;
  return <FormattedNumber value={part} style="percent" />;
}

const partStyle = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
