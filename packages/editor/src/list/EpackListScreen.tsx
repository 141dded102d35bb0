import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EpackListItem } from '@vitrina/api-client/contract';
import type { EpackType } from '@vitrina/epack-model';
import { lazy, FormattedMessage } from '@vitrina/ui-kit';
import { DataList, type ListSelection } from '@vitrina/ui-kit/list';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEpackName } from '@vitrina/editor-ui/texts';

import { EpackCard } from './cards/EpackCard.tsx';
import type { DeletedEpacksDialogProps } from './DeletedEpacksDialog.tsx';
import type { ImportPackagesDialogProps } from './import/ImportPackagesDialog.tsx';
import { LayoutSwitch, useListLayout } from './LayoutSwitch.tsx';
import { MoreActions, type ListAction } from './MoreActions.tsx';
import type { PublicationRunsDialogProps } from './publication-runs/PublicationRunsDialog.tsx';
import type { ReplacementTarget } from './replacements/ReplacementForm.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import type { TextRunsDialogProps } from './text-runs/TextRunsDialog.tsx';
import { useEpackColumns } from './useEpackColumns.tsx';
import { useEpackList } from './useEpackList.ts';
import { useEpackRowMenu } from './useEpackRowMenu.tsx';

const DeletedEpacksDialog = lazy<DeletedEpacksDialogProps>(
  async () => (await import('./DeletedEpacksDialog.tsx')).DeletedEpacksDialog,
);

const ImportPackagesDialog = lazy<ImportPackagesDialogProps>(
  async () => (await import('./import/ImportPackagesDialog.tsx')).ImportPackagesDialog,
);

const PublicationRunsDialog = lazy<PublicationRunsDialogProps>(
  async () => (await import('./publication-runs/PublicationRunsDialog.tsx')).PublicationRunsDialog,
);

const TextRunsDialog = lazy<TextRunsDialogProps>(
  async () => (await import('./text-runs/TextRunsDialog.tsx')).TextRunsDialog,
);

/** Props of {@link EpackListScreen}. */
export interface EpackListScreenProps {
  /** Opens a package in the editor. */
  readonly onOpen: (epackId: string) => void;
  /** Opens the editor on a new package. */
  readonly onCreate: (type: EpackType) => void;
  /** Opens the screen to find and replace, in some packages or in all; undefined if there is none. */
  readonly onReplace?: (target?: ReplacementTarget) => void;
  /** Returns the preview address of a package. */
  readonly previewUrl: (epackId: string) => string;
  /** Base URL of the server; empty, the default, for the page's own. */
  readonly apiBaseUrl?: string;
}

/** Renders the packages of the user's licenses with search, filters and the actions for each package. */
export function EpackListScreen(props: EpackListScreenProps) {
  const { onOpen, onCreate, onReplace, previewUrl, apiBaseUrl = '' } = props;
  const intl = useIntl();
  const { list, filters } = useEpackList();
  const columns = useEpackColumns(apiBaseUrl);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [imports, setImports] = useState(false);
  const [showsTexts, setShowsTexts] = useState(false);
  const [showsPublications, setShowsPublications] = useState(false);
  const rowName = useEpackName();
  const [layout, setLayout] = useListLayout();
  const renderCard = useCallback(
    (epack: EpackListItem) => <EpackCard epack={epack} previewUrl={previewUrl(epack.id)} />,
    [previewUrl],
  );
  const total = list.query.data?.total ?? 0;
  const { rowActions, rowMenu } = useEpackRowMenu({ onOpen, previewUrl });
  const items = list.query.data?.items;
  const more: readonly ListAction[] = [
    {
      name: 'import',
      label: <FormattedMessage id="builder.import.open" />,
      run: () => setImports(true),
    },
    ...(onReplace
      ? [
          {
            name: 'replace',
            label: <FormattedMessage id="builder.replace.open" />,
            run: () => onReplace(),
          },
        ]
      : []),
    {
      name: 'publications',
      label: <FormattedMessage id="builder.publicationRun.recentOpen" />,
      run: () => setShowsPublications(true),
    },
    {
      name: 'texts',
      label: <FormattedMessage id="builder.textRun.recentOpen" />,
      run: () => setShowsTexts(true),
    },
    {
      name: 'deleted',
      label: <FormattedMessage id="builder.deleted.open" />,
      run: () => setShowsDeleted(true),
    },
  ];
  const renderBulk = useCallback(
    (selection: ListSelection, clear: () => void) => (
      <SelectionActions
        selection={selection}
        filter={list.filter}
        total={total}
        locale={findLocale(selection, items) ?? intl.locale}
        apiBaseUrl={apiBaseUrl}
        onOpen={onOpen}
        onReplace={onReplace}
        onDone={clear}
      />
    ),
    [list.filter, total, items, intl.locale, apiBaseUrl, onOpen, onReplace],
  );
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'builder.list.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'builder.list.search' })}
        exportName="epacks"
        rowId={({ id }) => id}
        rowName={rowName}
        onRowOpen={({ id }) => onOpen(id)}
        renderBulk={renderBulk}
        rowActions={rowActions}
        renderCard={layout === 'cards' ? renderCard : undefined}
        actions={
          <>
            <LayoutSwitch layout={layout} onChange={setLayout} />
            <MoreActions actions={more} />
            <NewButtons onCreate={onCreate} />
          </>
        }
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="builder.list.empty.title" />,
          text: <FormattedMessage id="builder.list.empty.text" />,
          action: <NewButtons onCreate={onCreate} />,
        }}
      />
      {rowMenu}
      {imports && <ImportPackagesDialog onClose={() => setImports(false)} onOpen={onOpen} />}
      {showsPublications && (
        <PublicationRunsDialog
          apiBaseUrl={apiBaseUrl}
          onOpen={onOpen}
          onClose={() => setShowsPublications(false)}
        />
      )}
      {showsTexts && (
        <TextRunsDialog apiBaseUrl={apiBaseUrl} onOpen={onOpen} onClose={() => setShowsTexts(false)} />
      )}
      {showsDeleted && <DeletedEpacksDialog onClose={() => setShowsDeleted(false)} />}
    </>
  );
}

/** Returns the locale of the first selected package in view. */
function findLocale(
  selection: ListSelection,
  items: readonly EpackListItem[] | undefined,
): string | undefined {
  return items?.find(({ id }) => selection.kind === 'all' || selection.ids.has(id))?.locale;
}

function NewButtons({ onCreate }: Pick<EpackListScreenProps, 'onCreate'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', flexGrow: { xs: 1, sm: 0 }, gap: 2 }}>
      <Button variant="outlined" startIcon={<Add />} onClick={() => onCreate('sis')}>
        <FormattedMessage id="builder.list.newSis" />
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => onCreate('minisite')}>
        <FormattedMessage id="builder.list.newMinisite" />
      </Button>
    </Box>
  );
}
