import Dot from '@mui/icons-material/Circle';
import type { Rejection } from '@vitrina/api-client/contract';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { PageName } from '../live-monitor/PageName.tsx';
import { StatusText } from '../../shared/records/StatusText.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';

/** Returns the columns of the list of rejections. */
export function useRejectionColumns(): readonly Column<Rejection>[] {
  const intl = useIntl();
  const make = useColumnMakers<Rejection>();
  return useMemo(() => {
    const stateOf = ({ isResolved }: Rejection) =>
      intl.formatMessage({ id: isResolved ? 'shelf.rejection.resolved' : 'shelf.rejection.toDo' });
    const unsorted = { isSortable: false } as const;
    return [
      make.text('epack', 'shelf.incident.package', ({ epack }) => epack.name, {
        cell: ({ epack }) => <PageName name={epack.name} />,
      }),
      make.text('quote', 'shelf.rejection.words', ({ quote }) => quote || '—', unsorted),
      make.text('reason', 'shelf.rejection.reason', ({ reason }) => reason, { ...unsorted, hideBelow: 'sm' }),
      make.text('place', 'shelf.rejection.block', ({ place }) => place?.componentName ?? '—', {
        ...unsorted,
        hideBelow: 'md',
      }),
      make.text('retailer', 'panel.filter.retailer', ({ retailer }) => retailer.name, { hideBelow: 'md' }),
      make.text('isResolved', 'shelf.incident.state', stateOf, {
        cell: (rejection) => (
          <StatusText
            tone={rejection.isResolved ? 'live' : 'problem'}
            Icon={Dot}
            iconSizePx={8}
            text={stateOf(rejection)}
          />
        ),
        hideBelow: 'sm',
      }),
      make.moment('createdDate', 'shelf.rejection.date', ({ createdDate }) => createdDate, {
        hideBelow: 'lg',
      }),
    ];
  }, [intl, make]);
}
