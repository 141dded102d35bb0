import Crop from '@mui/icons-material/CropOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import ViewInAr from '@mui/icons-material/ViewInArOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Asset } from '@vitrina/api-client/contract';
import { FileButton, colors, lazy, lazyDialog, FormattedMessage } from '@vitrina/ui-kit';
import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { acceptOf, findStoredId, readPictureUse, toStoredAsset } from '@vitrina/editor-core/assets';
import { toText } from '@vitrina/editor-core/props';

import { LazyAssetsDialog } from '../assets/library/LazyAssetsDialog.ts';
import { AltPrompt } from '../assets/block-picture/AltPrompt.tsx';
import { useAltText } from '../assets/block-picture/altText.ts';
import { SizePictures } from '../assets/block-picture/SizePictures.tsx';
import type { CropDialogProps } from '../assets/crop/CropDialog.tsx';
import type { ModelDialogProps } from '../assets/model/ModelDialog.tsx';
import { ModelPartsNote } from '../assets/model/ModelPartsNote.tsx';
import { useModelView } from '../assets/model/modelView.ts';
import { partExtensions, useModelParts } from '../assets/model/useModelParts.ts';
import { FolderButton } from '../assets/FolderButton.tsx';
import { takeKinds } from '../assets/takeKinds.ts';
import { StoredFile } from '../assets/StoredFile.tsx';
import { useFileDrop } from '../assets/useFileDrop.ts';
import type { CaptionCuesProps } from '../assets/video/CaptionCues.tsx';
import { PosterFrameButton } from '../assets/video/PosterFrameButton.tsx';
import { useVideoBeside } from '../assets/video/useVideoBeside.ts';
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx';
import { useEditor } from '../editor/EditorContext.ts';
import type { ControlComponent, PropScope } from '../edited-component/controlProps.ts';
import { EditedComponent } from '../edited-component/EditedComponent.ts';
import { PlainInput } from './plain/PlainInput.tsx';
import { UploadProgress } from '../assets/UploadProgress.tsx';
import { useAssetTarget } from '../assets/useAssetTarget.ts';
import { useAssetUpload } from '../assets/useAssetUpload.ts';

const CropDialog = lazyDialog<CropDialogProps>(
  async () => (await import('../assets/crop/CropDialog.tsx')).CropDialog,
);
const ModelDialog = lazyDialog<ModelDialogProps>(
  async () => (await import('../assets/model/ModelDialog.tsx')).ModelDialog,
);

const CaptionCues = lazy<CaptionCuesProps>(
  async () => (await import('../assets/video/CaptionCues.tsx')).CaptionCues,
);

/**
 * Control for a file. The file can be uploaded, dropped, pasted, chosen from the library, or set by its
 * address. An image can be cropped, also per size; the view of a 3D model can be
 * set.
 */
export const AssetControl: ControlComponent<'asset'> = ({ control, value, onChange, id, scope }) => {
  const intl = useIntl();
  const { notify } = useEditor();
  const [dialog, setDialog] = useState<'library' | 'crop' | 'model'>();
  const closeDialog = () => setDialog(undefined);
  const altText = useAltText(scope);
  const modelView = useModelView(scope);
  const video = useVideoBeside(scope);
  const isInForm = useContext(EditedComponent) !== undefined;
  const put = (asset: Asset) => {
    const stored = toStoredAsset(asset);
    if (altText) altText.setImage(stored, asset.alt);
    else onChange(stored);
    closeDialog();
  };
  const upload = useAssetUpload(useAssetTarget(scope, control.fileType, altText?.altName));
  const parts = useModelParts(upload.start);
  const isModel = control.fileType === 'model';
  const take = (files: readonly File[]) => {
    if (isModel) return parts.take(files);
    const { taken, leftOutCount } = takeKinds(files, [control.fileType]);
    const [file] = taken;
    if (file) upload.start(file);
    else notify({ id: 'builder.folder.leftOut', values: { count: leftOutCount } });
    return undefined;
  };
  const { isOver, ...fileHandlers } = useFileDrop(take);
  const isImage = control.fileType === 'image';
  const use = readPictureUse(value);
  const source = toText(use?.shown.src);
  const fileId = findStoredId(source);
  return (
    <Box {...fileHandlers} sx={isOver ? overStyle : columnStyle}>
      {use && isImage && <Preview source={source} />}
      {isImage && !isInForm && isPerSizeProp(scope) && <SizePictures name={scope.propName} />}
      {control.fileType === 'captions' && fileId !== undefined && <CaptionCues source={source} />}
      <UploadProgress upload={upload} />
      {isModel && <ModelPartsNote parts={parts} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <FileButton
          accept={[acceptOf([control.fileType]), ...(isModel ? partExtensions : [])].join(',')}
          isMultiple={isModel}
          inputLabel={intl.formatMessage({ id: 'builder.asset.file' })}
          onFiles={take}
        >
          <FormattedMessage id={use ? 'builder.asset.replace' : 'builder.asset.upload'} />
        </FileButton>
        {isModel && <FolderButton onFiles={take} />}
        <Button variant="outlined" startIcon={<PhotoLibrary />} onClick={() => setDialog('library')}>
          <FormattedMessage id="builder.assets.open" />
        </Button>
        {use && isImage && (
          <Button variant="outlined" startIcon={<Crop />} onClick={() => setDialog('crop')}>
            <FormattedMessage id="builder.crop.open" />
          </Button>
        )}
        {use && modelView && (
          <Button variant="outlined" startIcon={<ViewInAr />} onClick={() => setDialog('model')}>
            <FormattedMessage id="builder.model.open" />
          </Button>
        )}
        {video && <PosterFrameButton video={video} onChoose={onChange} />}
        {use && (
          <Button onClick={() => onChange('')}>
            <FormattedMessage id="builder.asset.remove" />
          </Button>
        )}
      </Box>
      {use && isImage && altText?.alt === '' && (
        <AltPrompt key={source} source={toText(use.original.src)} onSave={altText.setAlt} />
      )}
      {dialog && (
        <DialogBoundary onClose={closeDialog}>
          <>
            {dialog === 'library' && (
              <LazyAssetsDialog kind={control.fileType} onChoose={put} onClose={closeDialog} />
            )}
            {dialog === 'crop' && use && (
              <CropDialog
                use={use}
                onApply={(next) => {
                  onChange(next);
                  closeDialog();
                }}
                onClose={closeDialog}
              />
            )}
            {dialog === 'model' && modelView && (
              <ModelDialog
                view={modelView.read()}
                bannerSize={modelView.measure()}
                maxPoints={modelView.maxPoints}
                onSave={(changed) => {
                  modelView.save(changed);
                  closeDialog();
                }}
                onClose={closeDialog}
              />
            )}
          </>
        </DialogBoundary>
      )}
      {fileId === undefined ? (
        <>
          <PlainInput
            id={id}
            value={source}
            placeholder="https://"
            maxLength={2000}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          {!isFurtherItem(scope) && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={`builder.asset.hint.${control.fileType}`} />
            </Typography>
          )}
        </>
      ) : (
        <StoredFile id={id} fileId={fileId} source={source} />
      )}
    </Box>
  );
};

function Preview({ source }: { source: string }) {
  const { assetUrl } = useEditor();
  const [failed, setFailed] = useState<string>();
  // An incomplete address can fail to load. An empty address would request the current page.
  const address = assetUrl(source);
  if (!address || address === failed) return undefined;
  return <Box component="img" src={address} alt="" onError={() => setFailed(address)} sx={pictureStyle} />;
}

/** Returns whether the control edits an image that is a prop with a value per size. */
function isPerSizeProp({ definition, propName, field }: PropScope): boolean {
  const kind = definition.props[propName];
  return field === undefined && kind?.control.name === 'asset' && kind.isPerSize;
}

/** Returns whether a control earlier in the same list already shows the accepted file types. */
function isFurtherItem({ path = [] }: PropScope): boolean {
  return path.some((step) => typeof step === 'number' && step > 0);
}

const columnStyle = { display: 'flex', flexDirection: 'column', gap: 2, borderRadius: '6px' } as const;

const overStyle = { ...columnStyle, outline: `2px dashed ${colors.accent}`, outlineOffset: 4 } as const;

const pictureStyle = {
  width: '100%',
  maxHeight: 140,
  objectFit: 'contain',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  background: `repeating-conic-gradient(${colors.hover} 0 25%, ${colors.surface} 0 50%) 50% / 16px 16px`,
} as const;
