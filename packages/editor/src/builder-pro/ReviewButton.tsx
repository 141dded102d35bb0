import Comment from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, visuallyHidden } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { getCommand } from '@vitrina/editor-core/commands';
import { viewActions } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';

import { useLiveReview, useReviewComments } from '../review/useReview.ts';

const review = getCommand('review');

/** Renders the button that opens and closes the review, with the number of open comments. */
export function ReviewButton() {
  const intl = useIntl();
  const { runCommand } = useEditor();
  const dispatch = useBuilderDispatch();
  const epackId = useEditorState((state) => state.document.epackId);
  const isOpen = useEditorState((state) => state.view.isReviewOpen);
  const canRun = useEditorState(review.canRun);
  useLiveReview(epackId);
  const comments = useReviewComments(epackId).data?.data.items ?? [];
  const count = comments.filter(({ threadId, isResolved }) => threadId === null && !isResolved).length;
  return (
    <Button
      variant="outlined"
      disabled={!canRun}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? dispatch(viewActions.reviewClosed()) : runCommand(review))}
      sx={buttonStyle}
    >
      <Comment />
      <span className="review-word">
        <FormattedMessage id="builder.review" />
      </span>
      {count > 0 && (
        <>
          <Box component="span" sx={visuallyHidden}>
            <FormattedMessage id="builder.review.openCount" values={{ count }} />
          </Box>
          <span aria-hidden>{intl.formatNumber(count)}</span>
        </>
      )}
    </Button>
  );
}

const buttonStyle = {
  ml: 1,
  gap: 1,
  flexShrink: 0,
  minWidth: 0,
  '& svg': { fontSize: 18 },
  // In Russian, the word fits beside the other buttons only on a wide screen.
  '@media (max-width: 1399.95px)': { px: 2, '& .review-word': visuallyHidden },
} as const;
