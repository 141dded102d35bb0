import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Json } from '@vitrina/epack-model';
import { FailureAlert } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { center, findFileId, type PictureUse } from '@vitrina/editor-core/assets';
import { toText } from '@vitrina/editor-core/props';

import { CropStage } from './CropStage.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import { useCrop, wholeArea } from './useCrop.ts';

/** Props of {@link CropDialog}. */
export interface CropDialogProps {
  readonly use: PictureUse;
  readonly onApply: (value: Json) => void;
  readonly onClose: () => void;
}

/**
 * Dialog that selects the part of an image a block shows, and its focal point. The original image is not
 * changed.
 */
export function CropDialog({ use, onApply, onClose }: CropDialogProps) {
  const titleId = useId();
  const crop = useCrop(use, onApply);
  const source = toText(use.original.src);
  const canCut = findFileId(source) !== undefined;
  const reset = () => {
    crop.chooseArea(wholeArea);
    crop.chooseFocus(center);
  };
  return (
    <GuardedDialog isDirty={crop.isChanged} onClose={onClose} aria-labelledby={titleId} maxWidth="md">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.crop.title" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <FailureAlert failure={crop.error} />
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' }, gap: 5 }}>
          {canCut ? (
            <CropStage source={source} area={crop.area} onChange={crop.chooseArea} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="builder.crop.notOurs" />
            </Typography>
          )}
          <FocusPicker source={source} area={crop.area} focus={crop.focus} onChange={crop.chooseFocus} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={reset} sx={{ mr: 'auto' }}>
          <FormattedMessage id="builder.crop.reset" />
        </Button>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Button variant="contained" loading={crop.isPending} onClick={crop.apply}>
          <FormattedMessage id="builder.crop.apply" />
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}
