import type { MonitoredPage } from '@vitrina/api-client/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

type Explained = Pick<MonitoredPage, 'statusWhy' | 'impressions'>;

/** Returns a function that says in a sentence why a product page has its status. */
export function useStatusWhy(): (page: Explained) => string {
  const intl = useIntl();
  return useCallback(
    ({ statusWhy: { cause, problem, failure }, impressions }) => {
      if (cause === 'unread') return failure ? intl.formatMessage({ id: `shelf.failure.${failure}` }) : '';
      return intl.formatMessage(
        { id: `shelf.why.${cause}` },
        {
          count: impressions,
          problem: problem ? intl.formatMessage({ id: `shelf.problem.${problem}` }) : '',
        },
      );
    },
    [intl],
  );
}
