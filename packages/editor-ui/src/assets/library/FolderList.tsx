import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import DriveFileRename from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { calls } from '@vitrina/api-client/calls';
import type { AssetFolder } from '@vitrina/api-client/contract';
import { errorMessageId, useCallMutation, useFailureToast } from '@vitrina/session';
import { colors, toast, FormattedMessage } from '@vitrina/ui-kit';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { listFolderRows } from '@vitrina/editor-core/assets';

import { NameDialog } from '../../dialogs/NameDialog.tsx';
import { useFocusAfter } from '../../dom/useFocusAfter.ts';
import type { FolderChoice, Library } from './useLibrary.ts';

/** Renders the folders of the library as a tree, with actions for the selected folder. */
export function FolderList({ library }: { library: Library }) {
  const intl = useIntl();
  const { folder, setFolder } = library;
  const folders = library.folders.data?.data ?? [];
  const row = (choice: FolderChoice, name: ReactNode, depth = 0, count?: number) => (
    <li key={choice}>
      <Button
        fullWidth
        aria-current={folder === choice ? 'true' : undefined}
        onClick={() => setFolder(choice)}
        sx={{
          justifyContent: 'space-between',
          gap: 2,
          pl: 2 + depth * 3,
          fontWeight: folder === choice ? 600 : 400,
          textAlign: 'start',
          overflowWrap: 'anywhere',
          ...(folder === choice && { backgroundColor: colors.accentSoft }),
        }}
      >
        <span>{name}</span>
        {count !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: 12 }}>
            <FormattedNumber value={count} />
          </Box>
        )}
      </Button>
    </li>
  );
  return (
    <Box component="nav" aria-label={intl.formatMessage({ id: 'builder.assets.folders' })}>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { xs: 132, md: 'none' }, overflowY: 'auto' }}
      >
        {row('all', <FormattedMessage id="builder.assets.all" />)}
        {row('none', <FormattedMessage id="builder.assets.noFolder" />)}
        {listFolderRows(folders).map(({ folder: each, depth, licenseName }) =>
          row(each.id, <FolderName name={each.name} licenseName={licenseName} />, depth, each.assetCount),
        )}
      </Box>
      <FolderActions library={library} active={folders.find(({ id }) => id === folder)} />
    </Box>
  );
}

interface FolderNameProps {
  readonly name: string;
  readonly licenseName: string | undefined;
}

function FolderName({ name, licenseName }: FolderNameProps) {
  return (
    <>
      {name}{' '}
      {licenseName !== undefined && (
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, fontSize: 12 }}
        >
          {licenseName}
        </Box>
      )}
    </>
  );
}

type Naming = 'new' | 'rename';

function FolderActions({ library, active }: { library: Library; active: AssetFolder | undefined }) {
  const intl = useIntl();
  const [naming, setNaming] = useState<Naming>();
  const newFolderRef = useRef<HTMLButtonElement>(null);
  useFocusAfter(active !== undefined, newFolderRef);
  const showFailure = useFailureToast();
  const renaming = useCallMutation(calls.updateAssetFolder);
  const creation = useCallMutation(calls.createAssetFolder);
  const deletion = useCallMutation(calls.deleteAssetFolder);
  const save = async (name: string) => {
    if (naming === 'rename' && active) {
      await renaming.runAsync({ params: { id: active.id }, body: { name } });
    } else {
      const { data } = await creation.runAsync({ body: { name, parentId: active?.id ?? null } });
      library.setFolder(data.id);
    }
  };
  const remove = ({ id, name }: AssetFolder) => {
    deletion.runAsync({ params: { id } }).then(() => {
      library.setFolder('all');
      toast.success({ text: intl.formatMessage({ id: 'builder.assets.folderDeleted' }, { name }) });
    }, showFailure);
  };
  const action = (labelId: LabelId, icon: ReactNode, run: (folder: AssetFolder) => void) => {
    const label = intl.formatMessage({ id: labelId });
    return (
      active && (
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={() => run(active)}>
            {icon}
          </IconButton>
        </Tooltip>
      )
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mt: 1 }}>
      <Button
        ref={newFolderRef}
        startIcon={<CreateNewFolder />}
        onClick={() => setNaming('new')}
        sx={{ mr: 'auto' }}
      >
        <FormattedMessage id="builder.assets.newFolder" />
      </Button>
      {action('builder.assets.renameFolder', <DriveFileRename />, () => setNaming('rename'))}
      {action('builder.assets.deleteFolder', <Delete />, remove)}
      {naming && (
        <NameDialog
          titleId={naming === 'new' ? 'builder.assets.newFolder' : 'builder.assets.renameFolder'}
          labelId="builder.assets.folderName"
          saveId="builder.assets.saveFolder"
          initialName={naming === 'rename' ? (active?.name ?? '') : ''}
          maxLength={200}
          onSave={(name) => save(name).then(() => undefined, errorMessageId)}
          onClose={() => setNaming(undefined)}
        />
      )}
    </Box>
  );
}
