import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Named, RetailerState } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

import { RetailerStateText } from './RetailerStateText.tsx';

interface RetailerChecksProps {
  readonly retailers: readonly Named[];
  /** Ids of the retailers to leave out. */
  readonly excluded: ReadonlySet<number>;
  /** The current state at each retailer, if known. */
  readonly states: readonly RetailerState[] | undefined;
  readonly onExclude: (ids: ReadonlySet<number>) => void;
}

/** Renders the choice of retailers, with the current state at each. */
export function RetailerChecks({ retailers, excluded, states = [], onExclude }: RetailerChecksProps) {
  const titleId = useId();
  const chosenCount = retailers.filter(({ id }) => !excluded.has(id)).length;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        <FormattedMessage id="builder.publish.retailers" />
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={chosenCount === retailers.length}
            indeterminate={chosenCount > 0 && chosenCount < retailers.length}
            onChange={(event) =>
              onExclude(new Set(event.target.checked ? [] : retailers.map(({ id }) => id)))
            }
          />
        }
        label={<FormattedMessage id="builder.publish.all" values={{ count: retailers.length }} />}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          rowGap: 1,
          maxHeight: 240,
          overflowY: 'auto',
          pl: 4,
        }}
      >
        {retailers.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                checked={!excluded.has(id)}
                onChange={(event) => onExclude(withMember(excluded, id, !event.target.checked))}
              />
            }
            label={<RetailerLabel name={name} state={states.find(({ retailer }) => retailer.id === id)} />}
          />
        ))}
      </Box>
    </Box>
  );
}

function RetailerLabel({ name, state }: { name: string; state: RetailerState | undefined }) {
  return (
    <>
      {name}
      {state && (
        <Box
          component="span"
          sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
        >
          <RetailerStateText state={state} />
        </Box>
      )}
    </>
  );
}

function withMember(set: ReadonlySet<number>, id: number, isMember: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isMember) next.add(id);
  else next.delete(id);
  return next;
}
