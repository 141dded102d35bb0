import Box from '@mui/material/Box';
import type { RetailerState } from '@vitrina/api-client/contract';
import { colours, useFormat } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

const toneOf = { live: colours.live, replaced: colours.attention, none: colours.neutral } as const;

/** In one line, what a retailer shows of the package, since when, and whether that is behind. */
export function RetailerStateText({ state }: { state: RetailerState }) {
  const format = useFormat();
  return (
    <>
      <Box component="span" sx={{ color: toneOf[state.state] }}>
        {'● '}
        <FormattedMessage id={`builder.publications.state.${state.state}`} />
      </Box>
      {state.publishedDate !== null && ` · ${format.dateTime(state.publishedDate)}`}
      {state.isOutdated && (
        <>
          {' · '}
          <FormattedMessage id="builder.publications.outdated" />
        </>
      )}
    </>
  );
}
