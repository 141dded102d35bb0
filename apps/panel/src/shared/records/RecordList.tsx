import { DataList, type DataListProps } from '@vitrina/ui-kit/list';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { AddButton } from './AddButton.tsx';
import type { FromList } from './listAddress.ts';

/** Prefix of the message IDs of a record list. */
export type RecordTexts = LabelPrefix<'add'> &
  LabelPrefix<'empty'> &
  LabelPrefix<'emptyText'> &
  LabelPrefix<'search'> &
  LabelPrefix<'title'>;

/** Props of {@link RecordList}. */
export interface RecordListProps<Row extends object> extends Pick<
  DataListProps<Row>,
  'list' | 'columns' | 'filters' | 'bulkActions' | 'renderBulk' | 'rowName'
> {
  /** Prefix of the message IDs, which end in `title`, `add`, `search`, `empty`, and `emptyText`. */
  texts: RecordTexts;
  /** Path of the list. The forms are at `add` and `edit/{id}` below it. */
  path: string;
}

/**
 * Renders the list of one kind of record. A row opens the record's form, and a button opens the form of a new
 * record.
 */
export function RecordList<Row extends { id: number }>({ texts, path, ...rest }: RecordListProps<Row>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const state: FromList = { listSearch: useLocation().search };
  const add = <AddButton to={`${path}/add`} state={state} labelId={`${texts}.add`} />;
  return (
    <DataList
      {...rest}
      label={intl.formatMessage({ id: `${texts}.title` })}
      searchLabel={intl.formatMessage({ id: `${texts}.search` })}
      exportName={path.slice(path.lastIndexOf('/') + 1)}
      rowId={({ id }) => String(id)}
      onRowOpen={({ id }) => void navigate(`${path}/edit/${id}`, { state })}
      actions={add}
      empty={{
        kind: 'empty',
        title: <FormattedMessage id={`${texts}.empty`} />,
        text: <FormattedMessage id={`${texts}.emptyText`} />,
        action: add,
      }}
    />
  );
}
