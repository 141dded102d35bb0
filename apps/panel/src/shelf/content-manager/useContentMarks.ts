import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { CallResponse, ContentItem } from '@vitrina/api-client/contract';
import { callMutation, queryKeyOf } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { toast, useDescribeFailure } from '@vitrina/ui-kit';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

import { changeOfMark, withMark, type ContentMark, type MarkChange } from './contentMarks.ts';

type Answer = CallResponse<typeof calls.listContent>;

/** Replaces items of every list of content that was read. */
function usePutItem() {
  const queryClient = useQueryClient();
  return useCallback(
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
}

/**
 * Changes marks or the note of content: the change shows at once, and is undone if the server refuses it. Changes of
 * several items can be pending together, since a reviewer does not wait for one to mark the next.
 */
export function useContentChange() {
  const intl = useIntl();
  const put = usePutItem();
  const describe = useDescribeFailure();
  const { mutateAsync, isPending } = useMutation(callMutation(useApiClient(), calls.markContent));
  const change = useCallback(
    (item: ContentItem, what: MarkChange) => {
      put(withMark(item, what));
      mutateAsync({ body: { ids: [item.id], ...what } }).catch((error: unknown) => {
        put(item);
        const text = { name: item.name, why: describe(error).text };
        toast.error({ text: intl.formatMessage({ id: 'shelf.content.failed' }, text) });
      });
    },
    [describe, intl, mutateAsync, put],
  );
  return { change, isPending };
}

/** Marks content one by one: what is marked keeps its place, so that a reviewer does not lose theirs. */
export function useContentMarks() {
  const intl = useIntl();
  const { change } = useContentChange();
  const [said, setSaid] = useState('');
  const mark = useCallback(
    (item: ContentItem, what: ContentMark) => {
      const word = intl.formatMessage({ id: `shelf.content.${what}` });
      setSaid(intl.formatMessage({ id: 'shelf.content.said' }, { name: item.name, mark: word }));
      change(item, changeOfMark[what]);
    },
    [change, intl],
  );
  return {
    mark,
    /** The last mark in words, for those who do not see the row change. */
    said,
  };
}
