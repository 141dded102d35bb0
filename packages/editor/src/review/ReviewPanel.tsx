import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { viewActions } from '@vitrina/editor-core/store';
import { focusArrival, arrivalStyle } from '@vitrina/editor-ui/dom';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';

import { Comments } from './Comments.tsx';
import { ReviewStatus } from './ReviewStatus.tsx';
import { useReview } from './useReview.ts';

/** Renders the approval of the package, and the comments on its blocks. */
export function ReviewPanel() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const epackId = useEditorState((state) => state.document.epackId);
  return (
    <>
      <Box sx={headStyle}>
        <Typography ref={focusArrival} variant="h3" component="h2" tabIndex={-1} sx={titleStyle}>
          <FormattedMessage id="builder.review" />
        </Typography>
        <IconButton
          aria-label={intl.formatMessage({ id: 'ui.action.close' })}
          onClick={() => dispatch(viewActions.reviewClosed())}
        >
          <Close />
        </IconButton>
      </Box>
      <Box sx={bodyStyle}>
        {epackId === undefined ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="builder.review.unsaved" />
          </Typography>
        ) : (
          <SavedReview epackId={epackId} />
        )}
      </Box>
    </>
  );
}

function SavedReview({ epackId }: { epackId: string }) {
  const review = useReview(epackId);
  return (
    <>
      <QueryView query={review} skeleton={<Skeleton variant="rounded" height={96} />}>
        {({ data }) => <ReviewStatus epackId={epackId} review={data} />}
      </QueryView>
      <Comments epackId={epackId} />
    </>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexShrink: 0,
  minHeight: 40,
  pl: 4,
  pr: 2,
  borderBottom: `1px solid ${colors.line}`,
} as const;

const titleStyle = { ...arrivalStyle, flex: 1 } as const;

const bodyStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  p: 4,
} as const;
