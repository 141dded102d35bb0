import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CallResponse, ContentItem } from '@vitrina/api-client/contract';
import { queryKeyOf } from '@vitrina/api-client/query';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { toast } from '@vitrina/ui-kit';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

import { changeOfMark, withMark, type ContentMark, type MarkChange } from './contentMarks.ts';

type Answer = CallResponse<typeof calls.listContent>;

/** Marks content one by one: what is marked shows at once and keeps its place, so that nobody loses theirs. */
export function useContentMarks() {
  const intl = useIntl();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [said, setSaid] = useState('');
  const put = useCallback(
    (item: ContentItem) =>
      queryClient.setQueriesData<Answer>(
        { queryKey: queryKeyOf(calls.listContent) },
        (answer) =>
          answer && {
            ...answer,
            data: {
              ...answer.data,
              items: answer.data.items.map((one) => (one.id === item.id ? item : one)),
            },
          },
      ),
    [queryClient],
  );
  const change = useCallback(
    async (item: ContentItem, what: MarkChange) => {
      put(withMark(item, what));
      try {
        await client.call(calls.markContent, { body: { ids: [item.id], ...what } });
      } catch (error) {
        put(item);
        toast.error({
          text: intl.formatMessage(
            { id: 'shelf.content.failed' },
            { name: item.name, why: intl.formatMessage({ id: errorMessageId(error) }) },
          ),
        });
      }
    },
    [client, intl, put],
  );
  const mark = useCallback(
    (item: ContentItem, what: ContentMark) => {
      const word = intl.formatMessage({ id: `shelf.content.${what}` });
      setSaid(intl.formatMessage({ id: 'shelf.content.said' }, { name: item.name, mark: word }));
      void change(item, changeOfMark[what]);
    },
    [change, intl],
  );
  return {
    mark,
    saveNote: (item: ContentItem, note: string) => change(item, { note }),
    /** The last mark in words, for those who do not see the row change. */
    said,
  };
}
