import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { UploadedFile } from '@vitrina/api-client/contract';
import { colors, FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { formatSize, listMeasures } from '../fileMeasures.tsx';

/** Props of {@link LighterDialog}. */
export interface LighterDialogProps {
  readonly before: UploadedFile;
  readonly after: UploadedFile;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

/** Compares a model with its lighter copy, side by side. Both can be turned. */
export function LighterDialog(props: LighterDialogProps) {
  const { before, after, isPending, error, onUse, onClose } = props;
  const intl = useIntl();
  const titleId = useId();
  const saved = 1 - after.sizeBytes / before.sizeBytes;
  return (
    <GuardedDialog onClose={onClose} aria-labelledby={titleId} maxWidth="md">
      <DialogTitle id={titleId}>
        <FormattedMessage
          id="builder.model.lighterTitle"
          values={{ part: intl.formatNumber(saved, { style: 'percent' }) }}
        />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <FailureAlert failure={error} />
        <Box sx={sidesStyle}>
          <Side file={before} name="before" />
          <Side file={after} name="after" />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="builder.model.keepModel" />
        </Button>
        <Button variant="contained" loading={isPending} onClick={onUse}>
          <FormattedMessage id="builder.model.useLighter" />
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}

function Side({ file, name }: { readonly file: UploadedFile; readonly name: 'before' | 'after' }) {
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const label = intl.formatMessage({ id: `builder.model.${name}` });
  return (
    <Box component="section" aria-label={label} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {label}: {formatSize(file.sizeBytes, intl)}
      </Typography>
      <Box sx={stageStyle}>
        <model-viewer
          src={assetUrl(file.url)}
          alt={label}
          camera-controls
          touch-action="none"
          interaction-prompt="none"
          tabIndex={0}
          style={{ display: 'block', width: '100%', height: '100%' }}
        />
      </Box>
      <Typography variant="caption" component="ul" sx={listStyle}>
        {listMeasures(file, intl).map((measure, index) => (
          <li key={index}>{measure}</li>
        ))}
      </Typography>
    </Box>
  );
}

const sidesStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
} as const;

const stageStyle = {
  height: { xs: 200, sm: 320 },
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  overflow: 'hidden',
  backgroundColor: colors.ground,
} as const;

const listStyle = { m: 0, p: 0, listStyle: 'none', color: 'text.secondary' } as const;
