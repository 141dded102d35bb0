import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { acceptOf } from '@vitrina/editor-core/assets';
import { FormattedMessage } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';

import { useEditor } from '../../editor/EditorContext.ts';
import { ChoiceActions } from './ChoiceActions.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import type { TurnDialogProps } from './turnWork.ts';
import { VideoTurn, type TurnVideo } from './VideoTurn.tsx';

/** Dialog that makes the frames of a rotation from a video in which the product turns around. */
export function VideoTurnDialog(props: TurnDialogProps) {
  const { onClose } = props;
  const titleId = useId();
  const { assetUrl } = useEditor();
  const [video, setVideo] = useState<TurnVideo>();
  const [isMaking, setMaking] = useState(false);
  return (
    <GuardedDialog onClose={onClose} isDirty={isMaking} aria-labelledby={titleId} maxWidth="md">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.turn.fromVideo" />
      </DialogTitle>
      {video ? (
        <VideoTurn {...props} video={video} onOther={() => setVideo(undefined)} onMaking={setMaking} />
      ) : (
        <>
          <DialogContent>
            <SourceChoice
              kind="video"
              accept={`${acceptOf(['video'])},.mkv`}
              onFiles={([file]) => file && setVideo({ name: file.name, content: file })}
              onAsset={({ name, url }) => setVideo({ name, content: assetUrl(url) })}
            />
          </DialogContent>
          <ChoiceActions onClose={onClose} />
        </>
      )}
    </GuardedDialog>
  );
}
