import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AiAction } from '@vitrina/api-client/contract';
import { colors, SelectField, TextField, FormattedMessage } from '@vitrina/ui-kit';
import { useKeepsTyped } from '@vitrina/ui-kit/form';
import { useState } from 'react';

interface AssistActionsProps {
  readonly actions: readonly AiAction[];
  /** ID of the running action. */
  readonly busyId: string | undefined;
  readonly onRun: (action: AiAction, values: Record<string, string>) => void;
  /** Cancels the running action. */
  readonly onCancel: () => void;
}

/** Lists the actions of the assistant. */
export function AssistActions({ actions, ...running }: AssistActionsProps) {
  return (
    <Box component="ul" sx={listStyle}>
      {actions.map((action) => (
        <AssistAction key={action.id} action={action} {...running} />
      ))}
    </Box>
  );
}

interface AssistActionProps extends Omit<AssistActionsProps, 'actions'> {
  readonly action: AiAction;
}

function AssistAction({ action, busyId, onRun, onCancel }: AssistActionProps) {
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(action.values.map(({ name, defaultValue }) => [name, defaultValue])),
  );
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  useKeepsTyped(action.values.some(({ name, defaultValue }) => values[name] !== defaultValue));
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, p: 3, borderTop: `1px solid ${colors.line}` }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {action.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {action.description}
        </Typography>
        {action.values.map(({ name, label, options }) => {
          const field = { label, value: values[name] ?? '', sx: { mt: 2 } };
          return options ? (
            <SelectField key={name} {...field} options={options} onChange={(value) => set(name, value)} />
          ) : (
            <TextField key={name} {...field} onChange={({ target }) => set(name, target.value)} />
          );
        })}
      </Box>
      <Button
        variant="outlined"
        disabled={busyId !== undefined && busyId !== action.id}
        onClick={() => (busyId === action.id ? onCancel() : onRun(action, values))}
        sx={{ alignSelf: 'flex-start', flexShrink: 0 }}
      >
        <FormattedMessage id={busyId === action.id ? 'ui.action.cancel' : 'builder.assist.run'} />
      </Button>
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 280,
  overflowY: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  '& > li:first-of-type': { borderTop: 0 },
} as const;
