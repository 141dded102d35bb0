import Box from '@mui/material/Box';
import type { RetailerState } from '@vitrina/api-client/contract';
import { colours, useFormat } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const toneOf = { live: colours.live, replaced: colours.attention, none: colours.neutral } as const;

/** What a retailer shows of the package, since when, and whether that is behind. */
export function RetailerStateText({ state }: { state: RetailerState }) {
  const format = useFormat();
  return (
    <>
      <Whole colour={toneOf[state.state]}>
        {'● '}
        <FormattedMessage id={`builder.publications.state.${state.state}`} />
      </Whole>
      {state.publishedDate !== null && (
        <>
          {' · '}
          <Whole>
            <FormattedMessage
              id="builder.publications.sent"
              values={{ date: format.dateTime(state.publishedDate) }}
            />
          </Whole>
        </>
      )}
      {state.isOutdated && (
        <>
          {' · '}
          <Whole>
            <FormattedMessage id="builder.publications.outdated" />
          </Whole>
        </>
      )}
    </>
  );
}

/** A part that moves to the next line as a whole. */
function Whole({ colour, children }: { colour?: string; children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: colour, display: 'inline-block' }}>
      {children}
    </Box>
  );
}
