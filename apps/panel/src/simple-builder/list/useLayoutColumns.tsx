import type { EpackListItem } from '@vitrina/api-client/contract';
import { asMessageId } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useEpackColumns } from '@vitrina/editor/list';

/** Columns of the simple builder's list. Builder Pro's list has more. */
const shown = ['name', 'publishedDate', 'problemCount', 'ean', 'owner', 'updatedDate'];

/** Returns the columns of a package list: product, layout, owner, and last change. */
export function useLayoutColumns(): readonly Column<EpackListItem>[] {
  const intl = useIntl();
  const all = useEpackColumns('');
  return useMemo(() => {
    const nameOf = ({ layout }: EpackListItem) => {
      const id = asMessageId(intl.messages, `simpleBuilder.layout.${layout}`);
      return id === undefined ? layout : intl.formatMessage({ id });
    };
    const layoutColumn: Column<EpackListItem> = {
      id: 'layout',
      header: intl.formatMessage({ id: 'simpleBuilder.list.layout' }),
      cell: nameOf,
      exportValue: nameOf,
      isSortable: false,
      hideBelow: 'sm',
    };
    const [first, ...others] = all.filter(({ id }) => shown.includes(id));
    return [...(first ? [first] : []), layoutColumn, ...others];
  }, [intl, all]);
}
