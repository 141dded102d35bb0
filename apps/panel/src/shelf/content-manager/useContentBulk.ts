import { calls } from '@vitrina/api-client/calls';
import type { BulkAction } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { bulkTarget } from '../../shared/records/bulkTarget.ts';
import { useBulkRun } from '../../shared/records/useBulkRun.ts';
import { changeOfMark, contentMarks } from './contentMarks.ts';

/** Returns the bulk actions for content. */
export function useContentBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const run = useBulkRun(calls.markContent);
  return useMemo(
    () =>
      contentMarks.map((mark) => ({
        id: mark,
        label: intl.formatMessage({ id: `shelf.content.mark.${mark}` }),
        title: (count) => intl.formatMessage({ id: `shelf.content.mark.${mark}Title` }, { count }),
        run: (selection, isDryRun) =>
          run({ ...bulkTarget(selection, filter, String), ...changeOfMark[mark] }, isDryRun),
      })),
    [intl, run, filter],
  );
}
