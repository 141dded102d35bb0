import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import type { BulkAction } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { bulkTarget } from '../records/bulkTarget.ts';
import { changeOfMark, contentMarks } from './contentMarks.ts';

/** What can be said of much content together. */
export function useContentBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const client = useApiClient();
  return useMemo(
    () =>
      contentMarks.map((mark) => ({
        id: mark,
        label: intl.formatMessage({ id: `shelf.content.mark.${mark}` }),
        title: (count) => intl.formatMessage({ id: `shelf.content.mark.${mark}Title` }, { count }),
        run: async (selection, dryRun) => {
          const target = bulkTarget(selection, filter, String);
          const body = { ...target, dryRun, ...changeOfMark[mark] } as CallBody<typeof calls.markContent>;
          return (await client.call(calls.markContent, { body })).data;
        },
      })),
    [intl, client, filter],
  );
}
