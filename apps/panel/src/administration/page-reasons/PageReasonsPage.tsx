import { calls } from '@vitrina/api-client/calls';
import type { PageReasonRecord } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { useLocale } from '@vitrina/ui-kit';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { RecordList } from '../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { useReasonName } from './useReasonName.ts';

const states = { yes: 'panel.pageReasons.retired', no: 'panel.pageReasons.offered' } as const;

function usePageReasonColumns() {
  const { messageLocale } = useLocale();
  const make = useColumnMakers<PageReasonRecord>();
  return useMemo(() => {
    // The reader's language is first, and on phones the only one.
    const [own, other] =
      messageLocale === 'ru' ? (['nameRu', 'nameEn'] as const) : (['nameEn', 'nameRu'] as const);
    return [
      make.text(own, `panel.pageReasons.${own}`, (reason) => reason[own]),
      make.text(other, `panel.pageReasons.${other}`, (reason) => reason[other], { hideBelow: 'sm' }),
      make.flag('isRetired', 'panel.pageReasons.state', ({ isRetired }) => isRetired, states),
      make.number('pageCount', 'panel.pageReasons.pages', ({ pageCount }) => pageCount, { hideBelow: 'sm' }),
    ];
  }, [messageLocale, make]);
}

/** Administration of the reasons that the live monitor offers. */
export function PageReasonsPage() {
  const intl = useIntl();
  const columns = usePageReasonColumns();
  const filters = useMemo<ListFilter[]>(
    () => [
      {
        kind: 'boolean',
        name: 'isRetired',
        label: intl.formatMessage({ id: 'panel.pageReasons.state' }),
        yes: intl.formatMessage({ id: states.yes }),
        no: intl.formatMessage({ id: states.no }),
      },
    ],
    [intl],
  );
  const list = useServerList({ call: calls.searchPageReasons, name: 'pageReasons', filters });
  return (
    <RecordList
      list={list}
      texts="panel.pageReasons"
      path="/panel/page-reasons"
      columns={columns}
      filters={filters}
      rowName={useReasonName()}
    />
  );
}
