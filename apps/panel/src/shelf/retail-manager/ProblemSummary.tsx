import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { Card, FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';

import { groupCounts, type RetailerProblems } from './groupCounts.ts';
import { useLostViews } from './useLostViews.ts';

/** Filters that a click in the summary sets. */
export interface ProblemChoice {
  retailers: string;
  types: string;
}

interface ChoiceProps {
  chosen: Readonly<Record<string, string>>;
  onChoose: (choice: ProblemChoice) => void;
}

const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  mb: 4,
};

function RetailerCard({ group, chosen, onChoose }: ChoiceProps & { group: RetailerProblems }) {
  const format = useFormat();
  const lostViews = useLostViews();
  const retailers = String(group.retailer.id);
  return (
    <Card
      title={group.retailer.name}
      actions={
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="shelf.retail.problems" values={{ count: group.count }} />
        </Typography>
      }
    >
      <Typography sx={{ mb: 2 }}>
        <Box component="span" sx={{ typography: 'h1', mr: 1 }}>
          {lostViews(group.lostRange)}
        </Box>{' '}
        <FormattedMessage id="shelf.retail.lost" values={{ count: Math.round(group.lostRange.high) }} />
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 10,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {group.types.map(({ type, count, lostRange }) => {
          const isChosen = chosen.retailers === retailers && chosen.types === type;
          return (
            <li key={type}>
              <Button
                color="inherit"
                fullWidth
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? { retailers: '', types: '' } : { retailers, types: type })}
                sx={{
                  justifyContent: 'flex-start',
                  gap: 2,
                  px: 2,
                  mx: -2,
                  width: 'calc(100% + 16px)',
                  textAlign: 'left',
                  fontWeight: isChosen ? 600 : 400,
                  bgcolor: isChosen ? 'action.selected' : undefined,
                }}
              >
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <FormattedMessage id={`shelf.problem.${type}`} />
                </Box>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {Math.round(lostRange.high) > 0 ? (
                    <FormattedMessage id="shelf.retail.lostShort" values={{ lost: lostViews(lostRange) }} />
                  ) : null}
                </Box>
                <Box component="span" sx={{ minWidth: 24, textAlign: 'right' }}>
                  {format.number(count)}
                </Box>
              </Button>
            </li>
          );
        })}
      </Box>
    </Card>
  );
}

/**
 * Summarizes open problems by retailer and type, the costliest first. A click filters the list; a second
 * click removes the filter.
 */
export function ProblemSummary(props: ChoiceProps) {
  const query = useQuery({
    ...callQuery(useApiClient(), calls.countPageProblems, { query: {} }),
    refetchOnMount: 'always',
  });
  const skeleton = (
    <Box sx={grid}>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} variant="rounded" height={220} />
      ))}
    </Box>
  );
  return (
    <QueryView query={query} skeleton={skeleton}>
      {({ data }) =>
        data.length === 0 ? null : (
          <Box sx={grid}>
            {groupCounts(data).map((group) => (
              <RetailerCard key={group.retailer.id} group={group} {...props} />
            ))}
          </Box>
        )
      }
    </QueryView>
  );
}
