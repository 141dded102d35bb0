import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import { useCallMutation } from '@vitrina/session';
import { FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { getActiveComponent } from '@vitrina/editor-core/store';
import { arrivalStyle } from '@vitrina/editor-ui/dom';
import { useEditorState } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { TextForm } from '../text-form/TextForm.tsx';
import { groupThreads } from './threads.ts';
import { ThreadItem } from './ThreadItem.tsx';
import { useReviewComments } from './useReview.ts';

const lists = ['open', 'resolved'] as const;

/** Renders the comments on a package, and a field for another one. */
export function Comments({ epackId }: { epackId: string }) {
  const intl = useIntl();
  const comments = useReviewComments(epackId);
  const list = useRef<HTMLDivElement>(null);
  // The thread leaves the list, so that the list gets its focus.
  const leaveThread = () => {
    const { activeElement, body } = document;
    if (activeElement === body || list.current?.contains(activeElement)) list.current?.focus();
  };
  const [shown, setShown] = useState<(typeof lists)[number]>('open');
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'builder.review.comments' })}
      sx={gridStyle}
    >
      <NewComment epackId={epackId} onAdded={() => setShown('open')} />
      <QueryView query={comments} skeleton={<Skeleton variant="rounded" height={120} />}>
        {({ data: { items } }) => {
          const threads = groupThreads(items);
          const listed = (name: (typeof lists)[number]) =>
            threads.filter(({ first }) => first.isResolved === (name === 'resolved'));
          return (
            <>
              <Tabs
                value={shown}
                onChange={(_, next: (typeof lists)[number]) => setShown(next)}
                aria-label={intl.formatMessage({ id: 'builder.review.comments' })}
              >
                {lists.map((name) => (
                  <Tab
                    key={name}
                    value={name}
                    id={`review-tab-${name}`}
                    aria-controls="review-threads"
                    label={intl.formatMessage(
                      { id: `builder.review.list.${name}` },
                      { count: listed(name).length },
                    )}
                  />
                ))}
              </Tabs>
              <Box
                ref={list}
                role="tabpanel"
                tabIndex={-1}
                id="review-threads"
                aria-labelledby={`review-tab-${shown}`}
                sx={arrivalStyle}
              >
                {listed(shown).length === 0 ? (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    <FormattedMessage id={`builder.review.empty.${shown}`} />
                  </Typography>
                ) : (
                  <Box component="ul" sx={{ ...gridStyle, m: 0, p: 0, listStyle: 'none' }}>
                    {listed(shown).map((thread) => (
                      <ThreadItem
                        key={thread.first.id}
                        epackId={epackId}
                        thread={thread}
                        onSettled={leaveThread}
                      />
                    ))}
                  </Box>
                )}
              </Box>
            </>
          );
        }}
      </QueryView>
    </Box>
  );
}

/** Renders the field for a comment on the selected block; without one, on the whole package. */
function NewComment({ epackId, onAdded }: { epackId: string; onAdded: () => void }) {
  const texts = useBlockTexts();
  const component = useEditorState(getActiveComponent);
  const page = useEditorState((state) => state.document.active);
  const adding = useCallMutation(calls.addReviewComment, { onSuccess: onAdded });
  const place = component === undefined ? {} : { page, componentId: component.id };
  return (
    <TextForm
      label={
        component === undefined ? (
          <FormattedMessage id="builder.review.commentOnPackage" />
        ) : (
          <FormattedMessage id="builder.review.commentOn" values={{ name: texts.component(component) }} />
        )
      }
      submitLabel={<FormattedMessage id="builder.review.send" />}
      onSubmit={(text) => adding.runAsync({ params: { id: epackId }, body: { ...place, text } })}
      isPending={adding.isPending}
      error={adding.error}
    />
  );
}

const gridStyle = { display: 'grid', gap: 3 } as const;
