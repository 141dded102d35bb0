import Movie from '@mui/icons-material/MovieOutlined';
import ViewInAr from '@mui/icons-material/ViewInArOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { useState } from 'react';

import { DialogBoundary } from '../../dialogs/DialogBoundary.tsx';
import type { MadeTurn, TurnDialogProps } from './turnWork.ts';

const VideoTurnDialog = lazyDialog<TurnDialogProps>(
  async () => (await import('./VideoTurnDialog.tsx')).VideoTurnDialog,
);
const ModelTurnDialog = lazyDialog<TurnDialogProps>(
  async () => (await import('./ModelTurnDialog.tsx')).ModelTurnDialog,
);

/** Buttons that make the frames of a rotation from a video or a 3D model. */
export function TurnButtons({ onMade, ...props }: Omit<TurnDialogProps, 'onClose'>) {
  const [dialog, setDialog] = useState<'video' | 'model'>();
  const close = () => setDialog(undefined);
  const finish = (turn: MadeTurn) => {
    close();
    onMade(turn);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Movie />} onClick={() => setDialog('video')}>
        <FormattedMessage id="builder.turn.fromVideo" />
      </Button>
      <Button variant="outlined" startIcon={<ViewInAr />} onClick={() => setDialog('model')}>
        <FormattedMessage id="builder.turn.fromModel" />
      </Button>
      {dialog && (
        <DialogBoundary onClose={close}>
          {dialog === 'video' ? (
            <VideoTurnDialog {...props} onMade={finish} onClose={close} />
          ) : (
            <ModelTurnDialog {...props} onMade={finish} onClose={close} />
          )}
        </DialogBoundary>
      )}
    </>
  );
}
