import Alert from '@mui/material/Alert';
import { viewsChoices, type ViewsChoice } from '@vitrina/api-client/contract';
import { FormattedMessage, SelectField } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { usualViews } from './statisticsFilters.ts';
import type { StatisticsState } from './useStatisticsFilters.ts';

/** Selects the views that a screen counts. */
export function ViewsChoiceField({ filters, change }: Pick<StatisticsState, 'filters' | 'change'>) {
  const intl = useIntl();
  return (
    <SelectField
      aria-label={intl.formatMessage({ id: 'insight.views.label' })}
      value={filters.views}
      options={viewsChoices.map((value) => ({
        value,
        label: intl.formatMessage({ id: `insight.views.${value}` }),
      }))}
      onChange={(views) => change({ views })}
    />
  );
}

/** Explains the counted views, unless they are the usual ones. */
export function ViewsNote({ views }: { views: ViewsChoice }) {
  if (views === usualViews) return null;
  return (
    <Alert severity="info" sx={{ flexBasis: '100%' }}>
      <FormattedMessage id={`insight.views.${views}Note`} />
    </Alert>
  );
}
