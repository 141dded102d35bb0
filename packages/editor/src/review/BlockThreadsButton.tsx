import Comment from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { getActiveId, viewActions } from '@vitrina/editor-core/store';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';

import { useOpenThreads } from './useOpenThreads.ts';

/** Renders the number of open comments on the active block, and opens the review with them. */
export function BlockThreadsButton() {
  const dispatch = useBuilderDispatch();
  const activeId = useEditorState(getActiveId);
  const counts = useOpenThreads();
  const count = activeId === undefined ? undefined : counts.get(activeId);
  if (count === undefined) return null;
  return (
    <Box sx={{ px: 4, py: 1, flexShrink: 0, borderBottom: `1px solid ${colors.line}` }}>
      <Button startIcon={<Comment />} onClick={() => dispatch(viewActions.reviewOpened())} sx={{ ml: -2 }}>
        <FormattedMessage id="builder.review.openCount" values={{ count }} />
      </Button>
    </Box>
  );
}
