import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { fileKinds, type FileKind } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';
import { acceptOf } from '@vitrina/editor-core/assets';
import { colors, FileButton, SelectField, toast, FormattedMessage } from '@vitrina/ui-kit';
import { GuardedDialog } from '@vitrina/ui-kit/form';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { randomId } from '@vitrina/editor-core/store';

import { AssetDetails } from './AssetDetails.tsx';
import { AssetResults } from './AssetResults.tsx';
import { FolderButton } from '../FolderButton.tsx';
import { FolderList } from './FolderList.tsx';
import { gltfExtensions } from '../model/useModelParts.ts';
import { UploadRows } from '../UploadRows.tsx';
import { useFileDrop } from '../useFileDrop.ts';
import { useFilesOfFolders } from '../useFilesOfFolders.ts';
import { useFocusAfter } from '../../dom/useFocusAfter.ts';
import { useLibrary, type Library } from './useLibrary.ts';
import { useStartUpload, useUploadsFor } from '../useUploads.ts';

/** Props of {@link AssetsDialog}. */
export interface AssetsDialogProps {
  /** The only kind of file to choose; undefined for any. */
  readonly kind?: FileKind | undefined;
  /** Receives the chosen file. Without it, the dialog only manages the library. */
  readonly onChoose?: ((asset: Asset) => void) | undefined;
  readonly onClose: () => void;
}

/** Dialog for finding, uploading, renaming, describing, and choosing files of the user's licenses. */
export function AssetsDialog({ kind, onChoose, onClose }: AssetsDialogProps) {
  const titleId = useId();
  const library = useLibrary(kind);
  const [activeId, setActiveId] = useState<number>();
  const start = useStartUpload();
  const uploads = useUploadsFor('library');
  const intl = useIntl();
  const filesRef = useRef<HTMLDivElement>(null);
  const sayWhere = ({ name, folderId }: Asset) => {
    const folder = library.folders.data?.data.find(({ id }) => id === folderId)?.name;
    if (folder === undefined) return;
    toast.note({ text: intl.formatMessage({ id: 'builder.assets.elsewhere' }, { name, folder }) });
  };
  const prepare = useFilesOfFolders(kind);
  const send = (files: readonly File[]) => {
    const folderId = typeof library.folder === 'number' ? library.folder : undefined;
    const put = (asset: Asset) => {
      setActiveId(asset.id);
      if (folderId !== undefined && asset.folderId !== folderId) sayWhere(asset);
      // New files are at the top of the list.
      filesRef.current?.scrollTo({ top: 0 });
      // A new file might not match the current search.
      library.setSearch('');
      void library.refresh();
    };
    for (const file of files)
      start(
        { key: `library ${randomId()}`, purpose: 'library', folderId, kind, isThere: () => true, put },
        file,
      );
  };
  const upload = (files: readonly File[]) => prepare(files, send);
  const { isOver, ...dropHandlers } = useFileDrop(upload);
  const active = library.items.find(({ id }) => id === activeId);
  useFocusAfter(active !== undefined, filesRef, '[data-asset][tabindex="0"]');
  const [typedAlt, setTypedAlt] = useState<{ id: number; alt: string }>();
  const activate = ({ id }: Asset) => setActiveId(id);
  // Includes a description that was just typed and is not saved yet.
  const choose =
    onChoose &&
    ((asset: Asset) => onChoose(typedAlt?.id === asset.id ? { ...asset, alt: typedAlt.alt } : asset));
  return (
    <GuardedDialog
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="lg"
      slotProps={{ paper: { ...dropHandlers, sx: { height: { md: 720 } } } }}
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.assets.title" />
      </DialogTitle>
      <DialogContent sx={bodyStyle}>
        <Box sx={columnStyle}>
          <FolderList library={library} />
        </Box>
        <Box sx={resultsStyle}>
          <Tools library={library} onFiles={upload} />
          {uploads.length > 0 && (
            <Box sx={uploadsStyle}>
              <UploadRows uploads={uploads} />
            </Box>
          )}
          {isOver && <DropHint />}
          <Box key={library.folder} ref={filesRef} tabIndex={-1} sx={filesStyle}>
            <AssetResults library={library} activeId={activeId} onActivate={activate} onChoose={choose} />
          </Box>
        </Box>
        <Box sx={columnStyle}>
          {active && (
            <AssetDetails
              key={active.id}
              asset={active}
              library={library}
              onDeleted={() => setActiveId(undefined)}
              onAltTyped={(alt) => setTypedAlt({ id: active.id, alt })}
            />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id={onChoose ? 'ui.action.cancel' : 'ui.action.close'} />
        </Button>
        {choose && (
          <Button
            variant="contained"
            disabled={active === undefined}
            onClick={() => active && choose(active)}
          >
            <FormattedMessage id="builder.assets.choose" />
          </Button>
        )}
      </DialogActions>
    </GuardedDialog>
  );
}

/** Shows the number of matching files and announces it to screen readers. */
function FoundCount({ library: { assets, total } }: { readonly library: Library }) {
  return (
    <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
      {assets.isSuccess && <FormattedMessage id="builder.assets.found" values={{ count: total }} />}
    </Typography>
  );
}

interface ToolsProps {
  readonly library: Library;
  readonly onFiles: (files: readonly File[]) => void;
}

function Tools({ library, onFiles }: ToolsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'builder.assets.search' });
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <OutlinedInput
        type="search"
        value={library.search}
        placeholder={label}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={({ target }) => library.setSearch(target.value)}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' } }}
      />
      {!library.isKindFixed && <KindFilter library={library} />}
      <FileButton
        accept={[
          acceptOf(library.kind ? [library.kind] : fileKinds),
          ...((library.kind ?? 'model') === 'model' ? gltfExtensions : []),
        ].join(',')}
        isMultiple
        inputLabel={intl.formatMessage({ id: 'builder.assets.chooseFiles' })}
        onFiles={onFiles}
        sx={{ ml: 'auto' }}
      >
        <FormattedMessage id="builder.asset.upload" />
      </FileButton>
      <FolderButton onFiles={onFiles} />
      <Box
        sx={{
          flex: '1 1 100%',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <FoundCount library={library} />
        <FormControlLabel
          control={
            <Switch
              checked={library.isUnusedOnly}
              onChange={({ target }) => library.setUnusedOnly(target.checked)}
            />
          }
          label={<FormattedMessage id="builder.assets.unusedOnly" />}
          sx={{ mx: 0, gap: 2 }}
        />
      </Box>
    </Box>
  );
}

function KindFilter({ library }: { readonly library: Library }) {
  const intl = useIntl();
  return (
    <SelectField
      label={intl.formatMessage({ id: 'builder.assets.kind' })}
      value={library.kind ?? ''}
      options={[
        { value: '', label: intl.formatMessage({ id: 'builder.assets.kind.all' }) },
        ...fileKinds.map((kind) => ({
          value: kind,
          label: intl.formatMessage({ id: `builder.assets.kind.${kind}` }),
        })),
      ]}
      onChange={(value) => library.setKind(fileKinds.find((kind) => kind === value))}
    />
  );
}

function DropHint() {
  return (
    <Typography
      sx={{ p: 4, textAlign: 'center', border: `2px dashed ${colors.accent}`, borderRadius: '8px' }}
    >
      <FormattedMessage id="builder.assets.drop" />
    </Typography>
  );
}

/** Adds a few pixels around scrollable content so that focus outlines aren't clipped. */
const scrollStyle = { minWidth: 0, overflowY: { md: 'auto' }, p: '4px', m: '-4px' } as const;

/** Keeps folders, search, and details in view while the file list scrolls. */
const bodyStyle = {
  display: 'grid',
  gridTemplateColumns: { md: '160px minmax(0, 1fr) 220px', lg: '200px minmax(0, 1fr) 260px' },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  gap: 5,
  alignItems: { xs: 'start', md: 'stretch' },
  overflowY: { md: 'hidden' },
} as const;

const columnStyle = { ...scrollStyle, minHeight: 0 } as const;

const resultsStyle = { minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 3 } as const;

const uploadsStyle = { ...scrollStyle, flexShrink: 0, maxHeight: { md: '40%' } } as const;

const filesStyle = {
  ...scrollStyle,
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: 3,
  alignContent: 'start',
} as const;
