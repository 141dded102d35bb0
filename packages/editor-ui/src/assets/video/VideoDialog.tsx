import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { findFileId, toStoredAsset } from '@vitrina/editor-core/assets';
import type { Json } from '@vitrina/epack-model';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { useMadeFile } from '../useMadeFile.ts';
import { FrameTimeline } from './FrameTimeline.tsx';
import { makeFrameFile } from './makeFrameFile.ts';
import type { FrameReader } from './openFrames.ts';
import { useFrames } from './useFrames.ts';
import type { VideoBeside } from './useVideoBeside.ts';

/** Props of {@link VideoDialog}. */
export interface VideoDialogProps {
  readonly video: VideoBeside;
  /** Receives the chosen frame in its stored form. */
  readonly onChoose: (poster: Json) => void;
  readonly onClose: () => void;
}

/** Dialog that plays a block's video with its captions, and makes one of its frames the poster. */
export function VideoDialog(props: VideoDialogProps) {
  const titleId = useId();
  const isOurs = findFileId(props.video.source) !== undefined;
  return (
    <GuardedDialog onClose={props.onClose} aria-labelledby={titleId} maxWidth="md">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.video.title" />
      </DialogTitle>
      {isOurs ? <FrameChoice {...props} /> : <OtherVideo {...props} />}
    </GuardedDialog>
  );
}

function FrameChoice({ video, onChoose, onClose }: VideoDialogProps) {
  const { assetUrl } = useEditor();
  const frames = useFrames(assetUrl(video.source));
  const playerRef = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const choice = useMadeFile(
    (reader: FrameReader, at: number) => makeFrameFile(video, reader, at),
    (asset) => onChoose(toStoredAsset(asset)),
  );
  const seek = (next: number) => {
    setSeconds(next);
    const player = playerRef.current;
    if (!player) return;
    player.pause();
    player.currentTime = next;
  };
  const play = () => {
    const player = playerRef.current;
    // A refused start leaves the video paused, as the button shows.
    if (player?.paused) player.play().catch(() => undefined);
    else player?.pause();
  };
  const isOpen = typeof frames !== 'string';
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <FailureAlert failure={choice.error} />
        <Player
          ref={playerRef}
          video={video}
          // Controls of the browser would cover the frame.
          controls={frames === 'unreadable'}
          onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onClick={isOpen ? play : undefined}
        />
        {isOpen && (
          <FrameTimeline
            frames={frames}
            seconds={seconds}
            onChange={seek}
            isPlaying={isPlaying}
            onPlay={play}
          />
        )}
        {frames === 'unreadable' && (
          <Alert severity="info">
            <FormattedMessage id="builder.video.unreadable" />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Button
          variant="contained"
          disabled={!isOpen}
          loading={choice.isPending}
          onClick={() => isOpen && choice.run(frames, seconds)}
        >
          <FormattedMessage id="builder.video.useFrame" />
        </Button>
      </DialogActions>
    </>
  );
}

/** The frames of other sites' videos can't be read: browsers keep what those sites don't share. */
function OtherVideo({ video, onClose }: VideoDialogProps) {
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Player video={video} controls />
        <Alert severity="info">
          <FormattedMessage id="builder.video.notOurs" />
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.close" />
        </Button>
      </DialogActions>
    </>
  );
}

interface PlayerProps extends ComponentProps<'video'> {
  readonly video: VideoBeside;
}

function Player({ video: { source, name, captions }, ...rest }: PlayerProps) {
  const intl = useIntl();

  const { assetUrl } = useEditor();
  return (
    <Box
      component="video"
      {...rest}
      src={assetUrl(source)}
      playsInline
      preload="auto"
      aria-label={name || intl.formatMessage({ id: 'builder.video.title' })}
      // Captions of our server load only with CORS if the editor is on another site.
      {...(captions && findFileId(source) && { crossOrigin: 'anonymous' as const })}
      sx={playerStyle}
    >
      {captions && (
        <track
          default
          kind="captions"
          src={assetUrl(captions)}
          srcLang={intl.locale}
          label={intl.formatMessage({ id: 'builder.video.captions' })}
        />
      )}
    </Box>
  );
}

const playerStyle = {
  width: 1,
  maxHeight: '48vh',
  minHeight: 160,
  objectFit: 'contain',
  borderRadius: '6px',
  backgroundColor: '#000000',
} as const;
