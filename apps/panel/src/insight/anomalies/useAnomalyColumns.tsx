import Removed from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import type { Anomaly } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { useAnomalyReason } from './useAnomalyReason.ts';

/** Returns the columns of the list of suspicious views. */
export function useAnomalyColumns(): readonly Column<Anomaly>[] {
  const intl = useIntl();
  const format = useFormat();
  const reasonOf = useAnomalyReason();
  const make = useColumnMakers<Anomaly>();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    const stateOf = ({ isRemoved }: Anomaly) =>
      text(isRemoved ? 'insight.anomaly.removed' : 'insight.anomaly.counted');
    return [
      make.text('kind', 'insight.anomaly.kind', ({ kind }) => text(`insight.anomaly.kind.${kind}`), {
        cell: (anomaly) => (
          <Box sx={{ minWidth: { xs: 0, md: 220 } }}>
            {text(`insight.anomaly.kind.${anomaly.kind}`)}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{reasonOf(anomaly)}</Box>
          </Box>
        ),
      }),
      make.text('epack', 'insight.anomaly.package', ({ epack }) => epack.name),
      make.text('retailer', 'panel.filter.retailer', ({ retailer }) => retailer.name, { hideBelow: 'sm' }),
      make.text('license', 'panel.filter.license', ({ license }) => license.name, { isOptional: true }),
      make.moment('from', 'insight.anomaly.from', ({ from }) => from, { hideBelow: 'md' }),
      make.number('views', 'insight.anomaly.views', ({ views }) => views),
      make.text('isRemoved', 'insight.anomaly.state', stateOf, {
        isSortable: false,
        cell: (anomaly) =>
          anomaly.isRemoved ? (
            <StatusText
              tone="problem"
              Icon={Removed}
              text={`${stateOf(anomaly)}: ${format.number(anomaly.removedViews)}`}
            />
          ) : (
            stateOf(anomaly)
          ),
      }),
    ];
  }, [intl, format, make, reasonOf]);
}
