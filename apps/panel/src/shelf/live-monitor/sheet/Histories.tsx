import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MonitoredPageDetail, PageCheck } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat, useTimeAgo } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';

import { ExpectedFound } from '../ExpectedFound.tsx';
import { PageStatusText } from '../PageStatusText.tsx';
import { useStatusWhy } from '../useStatusWhy.ts';
import { SheetSection } from '../../../shared/records/SheetSection.tsx';

/** Number of history lines shown initially. */
const few = 5;

/** Renders the lines of a history, most recent first, with a button for older ones. */
function Lines<Item>({
  items,
  keyOf,
  children,
}: {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {(isWhole ? items : items.slice(0, few)).map((item) => (
          <Box component="li" key={keyOf(item)}>
            {children(item)}
          </Box>
        ))}
      </Box>
      {items.length > few && !isWhole ? (
        <Button onClick={() => setIsWhole(true)} sx={{ justifySelf: 'start' }}>
          <FormattedMessage id="shelf.history.more" values={{ count: items.length - few }} />
        </Button>
      ) : null}
    </>
  );
}

function Secondary({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

/** Lists the statuses of the page with their periods. */
export function StatusHistory({ page: { statusHistory } }: { page: MonitoredPageDetail }) {
  const format = useFormat();
  const sayWhy = useStatusWhy();
  return (
    <SheetSection titleId="shelf.history.statuses">
      <Lines items={statusHistory} keyOf={({ since }) => since}>
        {({ status, since, until, why, views }) => (
          <>
            <PageStatusText status={status} />
            {why ? <Typography>{sayWhy({ statusWhy: why, impressions: views })}</Typography> : null}
            <Secondary>
              {until === null ? (
                <FormattedMessage id="shelf.history.since" values={{ date: format.dateTime(since) }} />
              ) : (
                `${format.dateTime(since)} – ${format.dateTime(until)}`
              )}
            </Secondary>
          </>
        )}
      </Lines>
    </SheetSection>
  );
}

/** Lists open and cleared problems of the page with their periods. */
export function ProblemHistory({ page: { problemHistory } }: { page: MonitoredPageDetail }) {
  const format = useFormat();
  const timeAgo = useTimeAgo();
  return (
    <SheetSection titleId="shelf.history.problems">
      {problemHistory.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.history.noProblems" />
        </Typography>
      ) : null}
      <Lines items={problemHistory} keyOf={({ id }) => String(id)}>
        {({ type, since, clearedDate, expected, found, owner, isAcknowledged }) => (
          <>
            <Typography sx={{ fontWeight: 500, color: clearedDate === null ? 'error.main' : 'text.primary' }}>
              <FormattedMessage id={`shelf.problem.${type}`} />
            </Typography>
            {clearedDate === null ? (
              <Secondary>
                <ExpectedFound expected={expected} found={found} />
              </Secondary>
            ) : null}
            <Secondary>
              {clearedDate === null ? (
                <FormattedMessage
                  id="shelf.history.openSince"
                  values={{ age: timeAgo(since), date: format.dateTime(since) }}
                />
              ) : (
                <FormattedMessage
                  id="shelf.history.cleared"
                  values={{ since: format.dateTime(since), date: format.dateTime(clearedDate) }}
                />
              )}
            </Secondary>
            {clearedDate === null && (owner !== null || isAcknowledged) ? (
              <Secondary>
                <FormattedMessage
                  id={isAcknowledged ? 'shelf.retail.acknowledged' : 'shelf.retail.notAcknowledged'}
                />
                {owner ? ` · ${owner.username}` : null}
              </Secondary>
            ) : null}
          </>
        )}
      </Lines>
    </SheetSection>
  );
}

function CheckLine({ check: { date, tookMs, failure, evidence } }: { check: PageCheck }) {
  const format = useFormat();
  return (
    <>
      <Typography sx={{ color: failure ? 'error.main' : 'text.primary' }}>
        {failure ? (
          <FormattedMessage id={`shelf.failure.${failure}`} />
        ) : (
          <FormattedMessage id="shelf.history.read" values={{ status: evidence?.httpStatus ?? 0 }} />
        )}
      </Typography>
      <Secondary>
        <FormattedMessage
          id="shelf.history.took"
          values={{
            date: format.dateTime(date),
            seconds: format.number(Math.max(1, Math.round(tookMs / 100)) / 10),
          }}
        />
      </Secondary>
    </>
  );
}

/** Lists the latest checks of the page, with the reasons of failures. */
export function CheckHistory({ page: { checks } }: { page: MonitoredPageDetail }) {
  return (
    <SheetSection titleId="shelf.history.checks">
      {checks.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.history.noChecks" />
        </Typography>
      ) : null}
      <Lines items={checks} keyOf={({ id }) => String(id)}>
        {(check) => <CheckLine check={check} />}
      </Lines>
    </SheetSection>
  );
}
