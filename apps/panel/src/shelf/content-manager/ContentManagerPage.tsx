import Box from '@mui/material/Box';
import { calls } from '@vitrina/api-client/calls';
import type { ContentItem } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { lazy, visuallyHidden, FormattedMessage } from '@vitrina/ui-kit';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ContentMark } from './contentMarks.ts';
import { KeyHint } from './KeyHint.tsx';
import { RowMarks } from './RowMarks.tsx';
import { useContentBulk } from './useContentBulk.ts';
import { useContentColumns } from './useContentColumns.tsx';
import { useContentFilters } from './useContentFilters.ts';
import { useContentMarks } from './useContentMarks.ts';
import { focusFirstRow, focusRow, useReviewKeys } from './useReviewKeys.ts';
import { WaitingReviewsLink } from './waiting/WaitingReviewsLink.tsx';

const ReviewSheet = lazy(async () => (await import('./ReviewSheet.tsx')).ReviewSheet);

const defaults: ListDefaults = { perPage: 25 };

/** The review queue, which lists packages whose content needs a review. */
function ContentManager() {
  const intl = useIntl();
  const columns = useContentColumns();
  const filters = useContentFilters();
  const list = useServerList({ call: calls.listContent, name: 'contentManager', filters, defaults });
  const queue = useRef<HTMLDivElement>(null);
  const [openedId, setOpenedId] = useState<string>();
  const { mark, said } = useContentMarks();
  const items = list.query.data?.items ?? [];
  const opened = items.find(({ id }) => id === openedId);
  const openNote = useCallback(({ id }: ContentItem) => setOpenedId(id), []);
  const onKeyDown = useReviewKeys({
    onMark: (rowId: string, what: ContentMark) => {
      const item = items.find(({ id }) => id === rowId);
      if (item) mark(item, what);
      // After a decision, focus moves to the next row. After a reset, focus stays for another review.
      if (what !== 'unchecked') focusRow(document.activeElement, 1);
    },
    onNote: setOpenedId,
  });
  const rowActions = useCallback(
    (item: ContentItem) => <RowMarks item={item} onMark={mark} onNote={openNote} />,
    [mark, openNote],
  );
  return (
    <>
      <KeyHint onStart={() => focusFirstRow(queue.current)} />
      <Box ref={queue} onKeyDown={onKeyDown}>
        <DataList
          list={list}
          label={intl.formatMessage({ id: 'panel.contentManager.title' })}
          columns={columns}
          filters={filters}
          searchLabel={intl.formatMessage({ id: 'shelf.content.search' })}
          exportName="content-manager"
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          onRowOpen={openNote}
          rowActions={rowActions}
          bulkActions={useContentBulk(list.filter)}
          actions={<WaitingReviewsLink />}
          empty={{
            kind: 'empty',
            title: <FormattedMessage id="shelf.content.empty" />,
            text: <FormattedMessage id="shelf.content.emptyText" />,
          }}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {opened ? (
        <ReviewSheet key={opened.id} item={opened} onMark={mark} onClose={() => setOpenedId(undefined)} />
      ) : null}
    </>
  );
}

/** Page of the content manager. */
export function ContentManagerPage() {
  return <ContentManager />;
}
