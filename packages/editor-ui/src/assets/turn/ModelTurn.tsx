import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Asset } from '@vitrina/api-client/contract';
import { FailureAlert, FormattedMessage, SelectField } from '@vitrina/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import type { ModelViewerElement } from '../model/loadViewer.ts';
import { useViewer } from '../model/useViewer.ts';
import { BackgroundField } from './BackgroundField.tsx';
import { FrameCountField } from './FrameCountField.tsx';
import { renderTurn } from './renderTurn.ts';
import { TurnActions } from './TurnActions.tsx';
import { rowCounts, type FrameCount } from './turnSizes.ts';
import { TurnStage } from './TurnStage.tsx';
import type { TurnDialogProps } from './turnWork.ts';
import { useTurnMaking } from './useTurnMaking.ts';

interface ModelTurnProps extends TurnDialogProps {
  readonly model: Asset;
  /** Called to choose another model. */
  readonly onOther: () => void;
  readonly onMaking: (isMaking: boolean) => void;
}

/** Sets the view of a model, and makes the frames of a turn around it. */
export function ModelTurn(props: ModelTurnProps) {
  const { model, isReplacing, maxFrames, onOther, onMaking, onMade, onClose } = props;
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const loading = useViewer();
  const [viewer, setViewer] = useState<ModelViewerElement | null>(null);
  const [frameCount, setFrameCount] = useState<FrameCount>(36);
  const [rowCount, setRowCount] = useState<number>(1);
  const [background, setBackground] = useState('#ffffff');
  const making = useTurnMaking(onMade);
  const { isPending } = making;
  useEffect(() => onMaking(isPending), [isPending, onMaking]);
  const [lastFrame, setLastFrame] = useState<Blob>();
  const make = () => {
    if (!viewer) return;
    setLastFrame(undefined);
    making.run(async (work) => ({
      files: await renderTurn(
        viewer,
        { name: model.name, frameCount, rowCount, background },
        work,
        setLastFrame,
      ),
      rowCount,
    }));
  };
  const count = frameCount * rowCount;
  return (
    <>
      <DialogContent sx={contentStyle}>
        <Box sx={columnStyle}>
          {loading.isScriptLoaded ? (
            <TurnStage
              source={assetUrl(model.url)}
              background={background}
              making={isPending && { lastFrame }}
              viewer={viewer}
              onViewer={setViewer}
              onLoad={loading.noteReady}
              onFail={loading.noteFailed}
            />
          ) : (
            loading.state === 'loading' && <Skeleton variant="rounded" sx={{ width: 1, height: 320 }} />
          )}
          {loading.state === 'failed' && (
            <Alert
              severity="error"
              action={
                <Button size="small" color="inherit" onClick={loading.retry}>
                  <FormattedMessage id="builder.retry" />
                </Button>
              }
            >
              <FormattedMessage id="builder.model.failed" />
            </Alert>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="builder.turn.cameraHint" />
          </Typography>
        </Box>
        <Box sx={{ ...columnStyle, gap: 4 }}>
          <FailureAlert failure={making.error} />
          <Box>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{model.name}</Typography>
            <Button size="small" disabled={isPending} onClick={onOther} sx={{ ml: -2 }}>
              <FormattedMessage id="builder.turn.other" />
            </Button>
          </Box>
          <FrameCountField
            value={frameCount}
            maxFrames={Math.floor(maxFrames / rowCount)}
            onChange={setFrameCount}
          />
          <SelectField
            label={intl.formatMessage({ id: 'builder.turn.rows' })}
            helperText={<FormattedMessage id="builder.turn.rowsHint" />}
            value={String(rowCount)}
            options={rowCounts
              .filter((rows) => rows * frameCount <= maxFrames)
              .map((rows) => ({ value: String(rows), label: intl.formatNumber(rows) }))}
            onChange={(text) => setRowCount(Number(text))}
          />
          <BackgroundField value={background} onChange={setBackground} />
        </Box>
      </DialogContent>
      <TurnActions
        making={making}
        count={count}
        isReplacing={isReplacing}
        isReady={loading.state === 'ready'}
        onMake={make}
        onClose={onClose}
      />
    </>
  );
}

const contentStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
  gap: 6,
  alignItems: 'start',
} as const;

const columnStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;
