import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import { workStates, type IncidentDetail } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, SelectField, TextField } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SheetSection } from '../../../shared/records/SheetSection.tsx';
import { useIncidentPeople } from '../useIncidentFilters.ts';

type WorkState = (typeof workStates)[number];

/** Asks for the day the retailer promised, which the state needs. */
function PromisedDay({ incident, onSave }: { incident: IncidentDetail; onSave: (day: string) => void }) {
  const [day, setDay] = useState(incident.promisedDate ?? '');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (day) onSave(day);
      }}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 2 }}
    >
      <TextField
        type="date"
        label={<FormattedMessage id="shelf.incident.promisedDay" />}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        helperText={<FormattedMessage id="shelf.incident.promisedHint" />}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={!day || day === incident.promisedDate}
        sx={{ mb: '22px', flex: 'none' }}
      >
        <FormattedMessage id="shelf.options.save" />
      </Button>
    </Box>
  );
}

/** The work on an incident: its state, its owner and its due date. Each change is saved at once. */
export function IncidentWork({ incident }: { incident: IncidentDetail }) {
  const intl = useIntl();
  const people = useIncidentPeople();
  const [chosen, setChosen] = useState<WorkState>();
  const { run, error } = useCallMutation(calls.changeIncidents);
  const change = (what: object) => run({ body: { ids: [incident.id], ...what } });
  const { owner, dueDate } = incident;
  const state = chosen ?? workStates.find((word) => word === incident.state) ?? 'open';
  const known = owner && !people.some(({ id }) => id === owner.id) ? [owner, ...people] : people;
  return (
    <SheetSection titleId="shelf.incident.work">
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          label={<FormattedMessage id="shelf.incident.state" />}
          value={state}
          options={workStates.map((value) => ({
            value,
            label: intl.formatMessage({ id: `shelf.incident.state.${value}` }),
          }))}
          onChange={(next) => {
            setChosen(next);
            if (next !== 'promised') change({ state: next });
          }}
        />
        <SelectField
          label={<FormattedMessage id="shelf.retail.owner" />}
          value={owner ? String(owner.id) : 'nobody'}
          options={[
            { value: 'nobody', label: intl.formatMessage({ id: 'shelf.retail.nobody' }) },
            ...known.map(({ id, username }) => ({ value: String(id), label: username })),
          ]}
          onChange={(id) => change({ ownerId: id === 'nobody' ? null : Number(id) })}
        />
        <TextField
          type="date"
          label={<FormattedMessage id="shelf.incident.due" />}
          value={dueDate ?? ''}
          error={incident.isOverdue}
          helperText={incident.isOverdue ? <FormattedMessage id="shelf.incident.overdue" /> : undefined}
          onChange={({ target }) => change({ dueDate: target.value || null })}
        />
      </Box>
      {state === 'promised' ? (
        <PromisedDay
          incident={incident}
          onSave={(promisedDate) => {
            change({ state: 'promised', promisedDate });
            setChosen(undefined);
          }}
        />
      ) : null}
      <FailureAlert failure={error} />
    </SheetSection>
  );
}
