import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useEffect, useMemo, useState } from 'react';

import type { FrameReader } from '../video/openFrames.ts';
import { useFrameImages } from '../video/useFrameImages.ts';
import { useFrames } from '../video/useFrames.ts';
import { ChoiceActions } from './ChoiceActions.tsx';
import { FrameCountField } from './FrameCountField.tsx';
import { makeTurnFiles } from './makeTurnFiles.ts';
import { RangeTimeline } from './RangeTimeline.tsx';
import { TurnActions } from './TurnActions.tsx';
import { TurnScrubber } from './TurnScrubber.tsx';
import type { FrameCount } from './turnSizes.ts';
import { listTurnTimes, type TurnRange } from './turnTimes.ts';
import { useTurnMaking } from './useTurnMaking.ts';
import type { TurnDialogProps } from './turnWork.ts';

/** A video in which a product turns around: its file, or the address of a stored one. */
export interface TurnVideo {
  readonly name: string;
  readonly content: Blob | string;
}

interface VideoTurnProps extends TurnDialogProps {
  readonly video: TurnVideo;
  /** Called to choose another video. */
  readonly onOther: () => void;
  readonly onMaking: (isMaking: boolean) => void;
}

/** Marks the turn in a video, shows the frames it has, and makes them. */
export function VideoTurn(props: VideoTurnProps) {
  const { video, onOther, onClose } = props;
  const frames = useFrames(video.content);
  if (typeof frames !== 'string') return <OpenVideo {...props} frames={frames} />;
  return (
    <>
      <DialogContent sx={contentStyle}>
        {frames === 'opening' && <Skeleton variant="rounded" height={previewHeightPx} />}
        {frames === 'unreadable' && (
          <Alert severity="error" action={<OtherButton onClick={onOther} />}>
            <FormattedMessage id="builder.turn.unreadable" values={{ name: video.name }} />
          </Alert>
        )}
      </DialogContent>
      <ChoiceActions onClose={onClose} />
    </>
  );
}

function OpenVideo(props: VideoTurnProps & { readonly frames: FrameReader }) {
  const { video, frames, isReplacing, maxFrames, onOther, onMaking, onMade, onClose } = props;
  const [range, setRange] = useState<TurnRange>({ startSeconds: 0, endSeconds: frames.durationSeconds });
  const [count, setCount] = useState<FrameCount>(36);
  const [shown, setShown] = useState(0);
  const times = useMemo(() => listTurnTimes(range, count), [range, count]);
  const addresses = useFrameImages(frames, times, previewWidthPx);
  const making = useTurnMaking(onMade);
  const { isPending } = making;
  useEffect(() => onMaking(isPending), [isPending, onMaking]);
  const make = () =>
    making.run(async (work) => ({
      files: await makeTurnFiles(frames, times, video.name, work),
      rowCount: 1,
    }));
  return (
    <>
      <DialogContent sx={contentStyle}>
        <FailureAlert failure={making.error} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{video.name}</Typography>
          <OtherButton onClick={onOther} />
        </Box>
        <TurnScrubber
          addresses={addresses}
          shown={Math.min(shown, count - 1)}
          onShow={setShown}
          heightPx={previewHeightPx}
        />
        <RangeTimeline
          frames={frames}
          range={range}
          onChange={(next, moved) => {
            setRange(next);
            setShown(moved === 'start' ? 0 : count - 1);
          }}
        />
        <FrameCountField value={count} maxFrames={maxFrames} onChange={setCount} />
      </DialogContent>
      <TurnActions
        making={making}
        count={count}
        isReplacing={isReplacing}
        isReady
        onMake={make}
        onClose={onClose}
      />
    </>
  );
}

function OtherButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      <FormattedMessage id="builder.turn.other" />
    </Button>
  );
}

const previewHeightPx = 280;
const previewWidthPx = 480;

const contentStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } as const;
