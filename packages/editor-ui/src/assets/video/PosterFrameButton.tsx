import Movie from '@mui/icons-material/MovieOutlined';
import Button from '@mui/material/Button';
import type { Json } from '@vitrina/epack-model';
import { FormattedMessage, lazyDialog } from '@vitrina/ui-kit';
import { useState } from 'react';

import { DialogBoundary } from '../../dialogs/DialogBoundary.tsx';
import type { VideoBeside } from './useVideoBeside.ts';
import type { VideoDialogProps } from './VideoDialog.tsx';

const VideoDialog = lazyDialog<VideoDialogProps>(async () => (await import('./VideoDialog.tsx')).VideoDialog);

interface PosterFrameButtonProps {
  readonly video: VideoBeside;
  /** Receives the chosen frame in its stored form. */
  readonly onChoose: (poster: Json) => void;
}

/** Button of a poster's field that opens the video, to choose one of its frames. */
export function PosterFrameButton({ video, onChoose }: PosterFrameButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Movie />} onClick={() => setOpen(true)}>
        <FormattedMessage id="builder.video.open" />
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <VideoDialog
            video={video}
            onChoose={(poster) => {
              onChoose(poster);
              close();
            }}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </>
  );
}
