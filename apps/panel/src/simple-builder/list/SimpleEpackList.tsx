import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { DataList } from '@vitrina/ui-kit/list';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { useEpackName } from '@vitrina/editor-ui/texts';
import { useEpackRowMenu } from '@vitrina/editor/list';

import { useLayoutColumns } from './useLayoutColumns.tsx';
import { useLayoutList } from './useLayoutList.ts';

/** Props of {@link SimpleEpackList}. */
export interface SimpleEpackListProps {
  /** Opens a package in the simple builder. */
  readonly onOpen: (epackId: string) => void;
  /** Opens a new package in the simple builder. */
  readonly onCreate: () => void;
  /** Returns the preview address of a package. */
  readonly previewUrl: (epackId: string) => string;
}

/** List of packages created from layouts, with search and actions to open, copy, publish, and delete. */
export function SimpleEpackList({ onOpen, onCreate, previewUrl }: SimpleEpackListProps) {
  const intl = useIntl();
  const { list, filters } = useLayoutList();
  const columns = useLayoutColumns();
  const rowName = useEpackName();
  const { rowActions, rowMenu } = useEpackRowMenu({ onOpen, previewUrl });
  const create = (
    <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
      <FormattedMessage id="simpleBuilder.list.create" />
    </Button>
  );
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'simpleBuilder.list.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'builder.list.search' })}
        exportName="pages"
        rowId={({ id }) => id}
        rowName={rowName}
        onRowOpen={({ id }) => onOpen(id)}
        rowActions={rowActions}
        actions={create}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="simpleBuilder.list.empty.title" />,
          text: <FormattedMessage id="simpleBuilder.list.empty.text" />,
          action: create,
        }}
      />
      {rowMenu}
    </>
  );
}
