import Add from '@mui/icons-material/AddOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { messages as modelMessages } from '@vitrina/epack-model/messages';
import { WithMessages } from '@vitrina/ui-kit';
import { DataList } from '@vitrina/ui-kit/list';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { EpackActions } from '../../list/EpackActions.tsx';
import { useEpackName } from '../../list/useEpackName.ts';
import { useLayoutColumns } from './useLayoutColumns.tsx';
import { useLayoutList } from './useLayoutList.ts';

/** Props of {@link SimpleEpackList}. */
export interface SimpleEpackListProps {
  /** Opens a package in the simple builder. */
  readonly onOpen: (epackId: string) => void;
  /** Opens the simple builder on a new package. */
  readonly onCreate: () => void;
  /** Where a package can be looked at. */
  readonly previewUrl: (epackId: string) => string;
}

/** What stands in the way of publishing is said in the model's words. */
const catalogues = [modelMessages];

/** The packages that were begun with a layout: found, opened, copied, published and deleted. */
export function SimpleEpackList(props: SimpleEpackListProps) {
  return (
    <WithMessages catalogues={catalogues}>
      <List {...props} />
    </WithMessages>
  );
}

function List({ onOpen, onCreate, previewUrl }: SimpleEpackListProps) {
  const intl = useIntl();
  const { list, filters } = useLayoutList();
  const { refresh } = list;
  const columns = useLayoutColumns();
  const rowName = useEpackName();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; epack: EpackListItem }>();
  const renderRowActions = useCallback(
    (epack: EpackListItem) => (
      <IconButton
        aria-label={intl.formatMessage({ id: 'builder.list.actions' }, { name: rowName(epack) })}
        aria-haspopup="menu"
        onClick={(event) => setMenu({ anchor: event.currentTarget, epack })}
      >
        <MoreVert />
      </IconButton>
    ),
    [intl, rowName],
  );
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
        rowActions={renderRowActions}
        actions={create}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="simpleBuilder.list.empty.title" />,
          text: <FormattedMessage id="simpleBuilder.list.empty.text" />,
          action: create,
        }}
      />
      <EpackActions
        menu={menu}
        onCloseMenu={() => setMenu(undefined)}
        onOpen={onOpen}
        previewUrl={previewUrl}
        onChanged={() => void refresh()}
      />
    </>
  );
}
