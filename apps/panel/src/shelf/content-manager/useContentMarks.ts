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

/** Returns a function that replaces an item in all cached content lists. */
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
 * Returns a function that changes the mark or the note of content. The change is shown immediately and
 * reverted if the server refuses it. Several changes can be pending at the same time, so that a reviewer
 * doesn't have to wait.
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

/**
 * Returns a function that marks content. A marked item keeps its position, so that the reviewer doesn't lose
 * their place.
 */
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
    /** The last mark as text, for screen readers. */
    said,
  };
}
