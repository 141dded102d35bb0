import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Asset } from '@vitrina/api-client/contract';
import { acceptOf } from '@vitrina/editor-core/assets';
import { FormattedMessage } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useState } from 'react';

import { ModelPartsNote } from '../model/ModelPartsNote.tsx';
import { partExtensions, useModelParts } from '../model/useModelParts.ts';
import { UploadProgress } from '../UploadProgress.tsx';
import { useAssetUpload } from '../useAssetUpload.ts';
import { ChoiceActions } from './ChoiceActions.tsx';
import { ModelTurn } from './ModelTurn.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import type { TurnDialogProps } from './turnWork.ts';

/** Dialog that makes the frames of a rotation from a 3D model. */
export function ModelTurnDialog(props: TurnDialogProps) {
  const titleId = useId();
  const [model, setModel] = useState<Asset>();
  const [isMaking, setMaking] = useState(false);
  const key = `turn ${titleId}`;
  // The editor's security policy lets the viewer request files of this server only.
  const upload = useAssetUpload({ key, purpose: 'field', kind: 'model', isThere: () => true, put: setModel });
  const parts = useModelParts(upload.start);
  const close = () => {
    upload.cancel();
    props.onClose();
  };
  const isShowable = model?.url.endsWith('.glb');
  return (
    <GuardedDialog onClose={close} isDirty={isMaking} aria-labelledby={titleId} maxWidth="md">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.turn.fromModel" />
      </DialogTitle>
      {model && isShowable ? (
        <ModelTurn {...props} model={model} onOther={() => setModel(undefined)} onMaking={setMaking} />
      ) : (
        <>
          <DialogContent>
            <SourceChoice
              kind="model"
              accept={[acceptOf(['model']), ...partExtensions].join(',')}
              onFiles={parts.take}
              onAsset={setModel}
            >
              <Box sx={{ display: 'grid', gap: 2 }}>
                <UploadProgress upload={upload} />
                <ModelPartsNote parts={parts} />
                {model && (
                  <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
                    <FormattedMessage id="builder.turn.notGlb" values={{ name: model.name }} />
                  </Alert>
                )}
              </Box>
            </SourceChoice>
          </DialogContent>
          <ChoiceActions onClose={close} />
        </>
      )}
    </GuardedDialog>
  );
}
