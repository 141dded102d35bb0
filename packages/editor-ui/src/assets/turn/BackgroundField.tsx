import Box from '@mui/material/Box';
import { SelectField, TextField } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

interface BackgroundFieldProps {
  /** A CSS color; empty for a transparent background. */
  readonly value: string;
  readonly onChange: (color: string) => void;
}

const white = '#ffffff';
const choices = ['white', 'transparent', 'color'] as const;
type Choice = (typeof choices)[number];

/** Chooses the color behind a model. */
export function BackgroundField({ value, onChange }: BackgroundFieldProps) {
  const intl = useIntl();
  const [choice, setChoice] = useState<Choice>('white');
  const [color, setColor] = useState('#f1f1f1');
  const colors: Readonly<Record<Choice, string>> = { white, transparent: '', color };
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'end' }}>
      <SelectField
        label={intl.formatMessage({ id: 'builder.turn.background' })}
        value={choice}
        options={choices.map((each) => ({
          value: each,
          label: intl.formatMessage({ id: `builder.turn.background.${each}` }),
        }))}
        onChange={(next) => {
          setChoice(next);
          onChange(colors[next]);
        }}
      />
      {choice === 'color' && (
        <TextField
          type="color"
          value={value}
          inputAttributes={{ 'aria-label': intl.formatMessage({ id: 'builder.turn.backgroundColor' }) }}
          onChange={({ target }) => {
            setColor(target.value);
            onChange(target.value);
          }}
          sx={{ width: 64, flexShrink: 0 }}
        />
      )}
    </Box>
  );
}
