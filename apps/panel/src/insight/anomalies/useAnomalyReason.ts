import type { Anomaly } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that says in a sentence why views are suspicious. */
export function useAnomalyReason(): (anomaly: Pick<Anomaly, 'kind' | 'views' | 'usual'>) => string {
  const intl = useIntl();
  const format = useFormat();
  return useCallback(
    ({ kind, views, usual }) =>
      intl.formatMessage(
        { id: `insight.anomaly.why.${kind}` },
        { views, written: format.number(views), usual: format.number(Math.round((usual ?? 0) * 10) / 10) },
      ),
    [intl, format],
  );
}
