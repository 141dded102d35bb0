import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { findFileId, readPictureUse, toStoredAsset, type ModelView } from '@vitrina/editor-core/assets';
import { toText } from '@vitrina/editor-core/props';
import { FormattedMessage } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import { IosSection } from './IosSection.tsx';
import type { ModelViewerElement } from './loadViewer.ts';
import { ModelStage } from './ModelStage.tsx';
import { formatOrbit, orbitFacing } from './orbitText.ts';
import { PointList } from './PointList.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { PosterSection } from './PosterSection.tsx';
import { renderPoster, type BannerSize } from './renderPoster.ts';
import { renderUsdz } from './renderUsdz.ts';
import { turnCamera, type PointPlace } from './surface.ts';
import { useModelDraft, type DraftPoint, type ModelDraft } from './useModelDraft.ts';
import { useKeepPoster } from './useKeepPoster.ts';
import { useMadeFile } from '../useMadeFile.ts';
import { useViewer, type ViewerState } from './useViewer.ts';
import { ViewSettings } from './ViewSettings.tsx';

/** Props of {@link ModelDialog}. */
export interface ModelDialogProps {
  readonly view: ModelView;
  readonly bannerSize: BannerSize;
  readonly maxPoints: number;
  /** Called with the changed parts only. */
  readonly onSave: (changed: Partial<ModelView>) => void;
  readonly onClose: () => void;
}

/** Dialog that sets how a block shows its model: the first view, the light, the shadow, and the points. */
export function ModelDialog({ view, bannerSize, maxPoints, onSave, onClose }: ModelDialogProps) {
  const titleId = useId();
  const intl = useIntl();
  const { assetUrl } = useEditor();
  const model = useModelDraft(view);
  const loading = useViewer();
  const [viewer, setViewer] = useState<ModelViewerElement | null>(null);
  const points = usePoints(model, viewer);
  const [madePoster, setMadePoster] = useState<string>();
  const makePoster = (shown: ModelViewerElement) => renderPoster(shown, bannerSize);
  const poster = useMadeFile(makePoster, (asset) => {
    model.set({ poster: toStoredAsset(asset) });
    setMadePoster(asset.fileId);
  });
  const iosModel = useMadeFile(renderUsdz, (asset) => model.set({ iosModel: toStoredAsset(asset) }));
  // Saving closes the dialog, which would stop the upload.
  const isMaking = poster.isPending || iosModel.isPending;
  const keepPoster = useKeepPoster();
  const { draft, changed } = model;
  const isDirty = Object.keys(changed).length > 0;
  const isReady = loading.state === 'ready';
  const source = toText(readPictureUse(draft.model)?.shown.src);
  // The editor's security policy lets the viewer request files of this server only.
  const fileId = findFileId(source);
  const isOurs = fileId !== undefined;
  const [startOrbit] = useState(view.cameraOrbit);
  const save = () => {
    onSave(changed);
    // The block already has the poster, so a failed save to the library isn't reported.
    if (madePoster !== undefined && 'poster' in changed)
      void keepPoster(source, madePoster).catch(() => undefined);
  };
  return (
    <GuardedDialog isDirty={isDirty || isMaking} onClose={onClose} aria-labelledby={titleId} maxWidth="lg">
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.model.title" />
      </DialogTitle>
      <DialogContent sx={contentStyle}>
        <Box sx={stageColumnStyle}>
          {isOurs && loading.isScriptLoaded ? (
            <ModelStage
              source={assetUrl(source)}
              label={intl.formatMessage({ id: 'builder.model.stage' })}
              cameraOrbit={startOrbit}
              exposure={draft.exposure}
              shadow={draft.shadow}
              aspect={bannerSize.widthPx / bannerSize.heightPx}
              points={draft.points}
              selectedKey={points.selectedKey}
              isPlacing={points.isPlacing}
              viewer={viewer}
              onViewer={setViewer}
              onLoad={loading.noteReady}
              onFail={loading.noteFailed}
              onPlace={points.place}
              onCancelPlacing={points.cancelPlacing}
              onMove={points.move}
              onSelect={points.select}
            />
          ) : (
            isOurs && loading.state === 'loading' && <Skeleton variant="rounded" height={320} />
          )}
          {isOurs ? (
            <StageNote state={loading.state} isBeside={points.isBeside} onRetry={loading.retry} />
          ) : (
            <Alert severity="info">
              <FormattedMessage id="builder.model.notOurs" />
            </Alert>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 }}>
          <ViewSettings
            view={draft}
            isReady={isReady}
            onChange={model.set}
            onUseView={() => viewer && model.set({ cameraOrbit: formatOrbit(viewer.getCameraOrbit()) })}
            onResetView={() => {
              model.set({ cameraOrbit: '' });
              if (viewer) turnCamera(viewer, 'auto auto auto');
            }}
          />
          <PointList
            model={model}
            maxPoints={maxPoints}
            selectedKey={points.selectedKey}
            isPlacing={points.isPlacing}
            isReady={isReady}
            onShow={points.show}
            onAdd={points.startPlacing}
            onDelete={points.remove}
            addRef={points.addRef}
            onCancelPlacing={points.cancelPlacing}
          />
          <PosterSection
            source={toText(readPictureUse(draft.poster)?.shown.src)}
            isReady={isReady}
            isPending={poster.isPending}
            error={poster.error}
            onMake={() => viewer && poster.run(viewer)}
          />
          <IosSection
            hasModel={readPictureUse(draft.iosModel) !== undefined}
            isReady={isReady}
            isPending={iosModel.isPending}
            error={iosModel.error}
            onMake={() => viewer && iosModel.run(viewer)}
          />
          {fileId !== undefined && (
            <PhoneSection
              fileId={fileId}
              onReplace={(lighter) => model.set({ model: toStoredAsset(lighter) })}
            />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.action.cancel" />
        </Button>
        <Button variant="contained" disabled={!isDirty || isMaking} onClick={save}>
          <FormattedMessage id="builder.model.save" />
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}

/** The selection among the points of a draft, and the placing of new ones. */
function usePoints(model: ModelDraft, viewer: ModelViewerElement | null) {
  const [selectedKey, select] = useState<number>();
  const [isPlacing, setPlacing] = useState(false);
  /** Whether the last press or key led beside the model. */
  const [isBeside, setBeside] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  // The part with the focus is removed in this render.
  const focusAdd = () => requestAnimationFrame(() => addRef.current?.focus());
  const focusPoint = (key: number) =>
    requestAnimationFrame(() => viewer?.querySelector<HTMLElement>(`[slot="hotspot-${key}"]`)?.focus());
  return {
    selectedKey,
    select: (key: number) => {
      select(key);
      setBeside(false);
    },
    isPlacing,
    isBeside,
    addRef,
    startPlacing: () => setPlacing(true),
    cancelPlacing: () => {
      setPlacing(false);
      setBeside(false);
      focusAdd();
    },
    remove: (key: number) => {
      model.deletePoint(key);
      focusAdd();
    },
    place: (place: PointPlace | undefined) => {
      setBeside(place === undefined);
      if (!place) return;
      const key = model.addPoint(place);
      select(key);
      setPlacing(false);
      focusPoint(key);
    },
    move: (key: number, place: PointPlace | undefined) => {
      setBeside(place === undefined);
      if (place) model.editPoint(key, place);
    },
    show: (point: DraftPoint) => {
      select(point.key);
      if (viewer) turnCamera(viewer, orbitFacing(point.normal, viewer.getCameraOrbit().radius));
    },
  };
}

interface StageNoteProps {
  readonly state: ViewerState;
  readonly isBeside: boolean;
  readonly onRetry: () => void;
}

/** Says how to use the model, or why it is not there. */
function StageNote({ state, isBeside, onRetry }: StageNoteProps) {
  if (state === 'failed')
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={onRetry}>
            <FormattedMessage id="builder.retry" />
          </Button>
        }
      >
        <FormattedMessage id="builder.model.failed" />
      </Alert>
    );
  return (
    <Typography variant="caption" role="status" sx={{ color: isBeside ? 'warning.main' : 'text.secondary' }}>
      <FormattedMessage id={isBeside ? 'builder.model.beside' : 'builder.model.hint'} />
    </Typography>
  );
}

const contentStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gap: 6,
  alignItems: 'start',
} as const;

const stageColumnStyle = {
  display: 'grid',
  gap: 2,
  // On a phone the model stays in view above its settings.
  position: 'sticky',
  top: 0,
  zIndex: 1,
  backgroundColor: 'background.paper',
} as const;
