import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { ReviewComment } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { colors, FailureAlert, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useFocusReturn } from '@vitrina/editor-ui/dom';

import { TextForm } from '../text-form/TextForm.tsx';
import type { Thread } from './threads.ts';
import { useThreadPlace, type ThreadPlace } from './useThreadPlace.ts';

interface ThreadItemProps {
  readonly epackId: string;
  readonly thread: Thread;
  /** Called after the thread was resolved or reopened, so that it leaves the list. */
  readonly onSettled: () => void;
}

/** Renders a thread: its block, the comments, and fields to answer and resolve it. */
export function ThreadItem({ epackId, thread, onSettled }: ThreadItemProps) {
  const { first, answers } = thread;
  const place = useThreadPlace(thread);
  const ref = useRef<HTMLLIElement>(null);
  const { isActive } = place;
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box ref={ref} component="li" aria-current={isActive} sx={threadStyle}>
      <ThreadHead place={place} />
      {[first, ...answers].map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
      <Settled comment={first} />
      <ThreadActions epackId={epackId} first={first} name={place.name} onSettled={onSettled} />
    </Box>
  );
}

function ThreadHead({ place: { name, pageName, isRemoved, goTo } }: { place: ThreadPlace }) {
  return (
    <Box>
      {goTo ? (
        <Link component="button" onClick={goTo} sx={nameStyle}>
          {name}
        </Link>
      ) : (
        <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      )}
      {isRemoved && (
        <Typography variant="body2" sx={{ color: colors.attention }}>
          <FormattedMessage id="builder.review.removed" />
        </Typography>
      )}
      {pageName !== undefined && !isRemoved && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {pageName}
        </Typography>
      )}
    </Box>
  );
}

function Comment({ comment: { author, createdDate, text } }: { comment: ReviewComment }) {
  const format = useFormat();
  return (
    <Box>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {author?.name ?? <FormattedMessage id="builder.review.formerUser" />}
        {' · '}
        {format.dateTime(createdDate)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}

function Settled({ comment: { isResolved, settledBy, settledDate } }: { comment: ReviewComment }) {
  const format = useFormat();
  if (settledDate === null || settledBy === null) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <FormattedMessage
        id={isResolved ? 'builder.review.resolvedBy' : 'builder.review.reopenedBy'}
        values={{ name: settledBy.name, date: format.dateTime(settledDate) }}
      />
    </Typography>
  );
}

interface ThreadActionsProps extends Pick<ThreadItemProps, 'epackId' | 'onSettled'> {
  readonly first: ReviewComment;
  readonly name: string;
}

function ThreadActions({ epackId, first, name, onSettled }: ThreadActionsProps) {
  const intl = useIntl();
  const [isAnswering, setIsAnswering] = useState(false);
  const adding = useCallMutation(calls.addReviewComment);
  const settling = useCallMutation(calls.settleReviewThread, { onSuccess: onSettled });
  const [focusReply, returnToReply] = useFocusReturn();
  const endAnswer = () => {
    returnToReply();
    setIsAnswering(false);
  };
  const answer = async (text: string) => {
    await adding.runAsync({ params: { id: epackId }, body: { text, threadId: first.id } });
    endAnswer();
  };
  if (isAnswering) {
    return (
      <TextForm
        label={<FormattedMessage id="builder.review.answer" />}
        submitLabel={<FormattedMessage id="builder.review.sendAnswer" />}
        hasInitialFocus
        onSubmit={answer}
        isPending={adding.isPending}
        error={adding.error}
        onCancel={endAnswer}
        cancelLabel={<FormattedMessage id="ui.action.cancel" />}
      />
    );
  }
  const { id, isResolved } = first;
  const verb = isResolved ? 'reopen' : 'resolve';
  return (
    <>
      <FailureAlert failure={settling.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          ref={focusReply}
          aria-label={intl.formatMessage({ id: 'builder.review.answerTo' }, { name })}
          onClick={() => setIsAnswering(true)}
        >
          <FormattedMessage id="builder.review.reply" />
        </Button>
        <Button
          loading={settling.isPending}
          aria-label={intl.formatMessage({ id: `builder.review.${verb}Of` }, { name })}
          onClick={() =>
            settling.run({ params: { id: epackId, commentId: id }, body: { isResolved: !isResolved } })
          }
        >
          <FormattedMessage id={`builder.review.${verb}`} />
        </Button>
      </Box>
    </>
  );
}

const threadStyle = {
  display: 'grid',
  gap: 2,
  p: 3,
  border: `1px solid ${colors.line}`,
  borderRadius: '8px',
  '&[aria-current=true]': { borderColor: colors.accent },
} as const;

const nameStyle = { fontWeight: 500, textAlign: 'start', overflowWrap: 'anywhere', minHeight: 24 } as const;
