import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AssetUpload, UploadState } from '@vitrina/editor-core/store';
import { FormattedMessage } from '@vitrina/ui-kit';

interface ConversionQuestionProps {
  readonly state: Extract<UploadState, { status: 'asking' }>;
  readonly onCancel: AssetUpload['cancel'];
}

/** Offers to convert a video before its upload. */
export function ConversionQuestion({ state: { name, offer, answer }, onCancel }: ConversionQuestionProps) {
  const { format, lines, sizeBytes, original } = offer;
  const { lines: originalLines, bitsPerSecond, isPlayable } = original;
  return (
    <Alert severity="info" icon={false} sx={{ overflowWrap: 'anywhere' }}>
      {isPlayable ? (
        <FormattedMessage
          id="builder.video.heavy"
          values={{ name, lines: originalLines, megabits: bitsPerSecond / 1e6 }}
        />
      ) : (
        <FormattedMessage id="builder.video.unplayable" values={{ name }} />
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 2, justifyItems: 'start' }}>
        <Button
          size="small"
          variant="contained"
          aria-description={name}
          onClick={() => answer('convert')}
          sx={buttonStyle}
        >
          <FormattedMessage
            id="builder.video.convert"
            values={{ format, lines, megabytes: toMegabytes(sizeBytes) }}
          />
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {isPlayable && (
            <Button
              size="small"
              variant="outlined"
              aria-description={name}
              onClick={() => answer('keep')}
              sx={buttonStyle}
            >
              <FormattedMessage
                id="builder.video.keep"
                values={{ megabytes: toMegabytes(original.sizeBytes) }}
              />
            </Button>
          )}
          <Button size="small" aria-description={name} onClick={onCancel}>
            <FormattedMessage id="ui.action.cancel" />
          </Button>
        </Box>
      </Box>
    </Alert>
  );
}

/** Rounds up, so that a small video doesn't seem to have no size. */
function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}

/** The labels are sentences, which wrap in a narrow field. */
const buttonStyle = { height: 'auto', py: 1, textAlign: 'start', whiteSpace: 'normal' } as const;
