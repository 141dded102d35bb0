import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Radio from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Review } from '@vitrina/api-client/contract';
import { colors, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

const looks = {
  none: { Icon: Radio, color: colors.neutral },
  outdated: { Icon: Radio, color: colors.attention },
  waiting: { Icon: Hourglass, color: colors.attention },
  returned: { Icon: Reply, color: colors.problem },
  approved: { Icon: CheckCircle, color: colors.live },
} as const;

/** Returns the state of an approval. A package can also be approved without a request, in the panel. */
function getState({ isApproved, request }: Review): keyof typeof looks {
  if (isApproved) return 'approved';
  if (request === null) return 'none';
  return request.state === 'approved' ? 'outdated' : request.state;
}

/** Renders whether a package is approved, by whom, and what was written about it. */
export function ReviewState({ review }: { review: Review }) {
  const intl = useIntl();
  const format = useFormat();
  const state = getState(review);
  const { Icon, color } = looks[state];
  const { request } = review;
  const unknown = intl.formatMessage({ id: 'builder.review.formerUser' });
  const isAsked = state === 'waiting';
  const person = isAsked ? request?.requestedBy : request?.decidedBy;
  const date = isAsked ? request?.requestedDate : request?.decidedDate;
  const words = isAsked ? request?.note : request?.reason;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Icon aria-hidden sx={{ fontSize: 18, color }} />
        <Typography variant="subtitle2" component="span">
          <FormattedMessage id={`builder.review.state.${state}`} />
        </Typography>
      </Box>
      {request && date && (
        <Typography variant="body2" sx={secondaryStyle}>
          {person?.name ?? unknown}
          {' · '}
          {format.dateTime(date)}
          {isAsked && request.reviewer && (
            <>
              <br />
              <FormattedMessage id="builder.review.asked" values={{ name: request.reviewer.name }} />
            </>
          )}
        </Typography>
      )}
      {state !== 'outdated' && words !== undefined && words !== '' && (
        <Typography variant="body2" sx={wordsStyle}>
          {words}
        </Typography>
      )}
      {state !== 'outdated' && request?.isChangedSince === true && (
        <Typography variant="body2" sx={{ color: colors.attention }}>
          <FormattedMessage id={`builder.review.changed.${isAsked ? 'asked' : 'decided'}`} />
        </Typography>
      )}
    </Box>
  );
}

const secondaryStyle = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;
const wordsStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
