import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import { workStates, type IncidentDetail, type IncidentEvent } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, TextField, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { SheetSection } from '../../../shared/records/SheetSection.tsx';

function CommentForm({ id }: { id: number }) {
  const [text, setText] = useState('');
  const { run, isPending, error } = useCallMutation(calls.commentOnIncident, {
    onSuccess: () => setText(''),
  });
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !isPending) run({ params: { id }, body: { text } });
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        label={<FormattedMessage id="shelf.incident.comment" />}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        inputAttributes={{ maxLength: 4000 }}
      />
      <FailureAlert failure={error} />
      <Button
        type="submit"
        variant="outlined"
        loading={isPending}
        disabled={text.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        <FormattedMessage id="shelf.incident.addComment" />
      </Button>
    </Box>
  );
}

/** Returns what happened, in words. A state is logged as its name, with the day after `promised`. */
function useEventText() {
  const intl = useIntl();
  const format = useFormat();
  return ({ kind, text }: IncidentEvent): string => {
    if (kind === 'state') {
      const [word, day] = text.split(' ');
      const state = workStates.find((known) => known === word) ?? 'open';
      return state === 'promised' && day
        ? intl.formatMessage({ id: 'shelf.incident.promisedBy' }, { day: format.day(day) })
        : intl.formatMessage({ id: `shelf.incident.state.${state}` });
    }
    if (kind === 'owner' || kind === 'due' || kind === 'report') {
      const value = kind === 'due' && text ? format.day(text) : text;
      return intl.formatMessage(
        { id: value ? `shelf.incident.event.${kind}` : `shelf.incident.event.${kind}None` },
        { value },
      );
    }
    return kind === 'comment' ? text : intl.formatMessage({ id: `shelf.incident.event.${kind}` });
  };
}

/** The log of an incident, latest first, with a form for comments. */
export function IncidentLog({ incident }: { incident: IncidentDetail }) {
  const format = useFormat();
  const textOf = useEventText();
  return (
    <SheetSection titleId="shelf.incident.log">
      <CommentForm id={incident.id} />
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {incident.events.map((event) => (
          <li key={event.id}>
            <Typography
              sx={{
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-wrap',
                ...(event.kind === 'comment' ? { p: 2, borderRadius: 1, bgcolor: 'background.default' } : {}),
              }}
            >
              {textOf(event)}
            </Typography>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {[event.username, format.dateTime(event.date)].filter(Boolean).join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </SheetSection>
  );
}
