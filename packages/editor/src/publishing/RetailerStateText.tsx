import Box from '@mui/material/Box';
import type { RetailerState } from '@vitrina/api-client/contract';
import { colors, FormattedMessage, useFormat } from '@vitrina/ui-kit';

const toneOf = { live: colors.live, replaced: colors.attention, none: colors.neutral } as const;

/** Renders the version that a retailer shows, since when, and whether it is outdated. */
export function RetailerStateText({ state }: { state: RetailerState }) {
  const format = useFormat();
  return (
    <Box component="span" sx={lineStyle}>
      <Box component="span" sx={partsStyle}>
        <Box component="span" sx={{ color: toneOf[state.state] }}>
          {'● '}
          <FormattedMessage id={`builder.publications.state.${state.state}`} />
        </Box>{' '}
        {state.publishedDate !== null && (
          <span>
            <FormattedMessage
              id="builder.publications.sent"
              values={{ date: format.dateTime(state.publishedDate) }}
            />
          </span>
        )}{' '}
        {state.isOutdated && (
          <span>
            <FormattedMessage id="builder.publications.outdated" />
          </span>
        )}
      </Box>
    </Box>
  );
}

/** Wraps whole parts to the next line. The separator at the beginning of a line is cut off. */
const lineStyle = { display: 'block', overflow: 'hidden' } as const;

const partsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  ml: -3,
  '& > span::before': {
    content: '"·" / ""',
    display: 'inline-block',
    width: 12,
    textAlign: 'center',
    color: colors.neutral,
  },
} as const;
