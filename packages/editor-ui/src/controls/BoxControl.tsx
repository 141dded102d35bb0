import LinkOff from '@mui/icons-material/LinkOffOutlined';
import LinkOn from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Json } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';
import { toObject, toText, parseLength } from '@vitrina/editor-core/props';

import { useOwnState } from '../edited-component/useOwnState.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainInput } from './plain/PlainInput.tsx';
import { useDraft } from './useDraft.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof sides)[number];

const units = ['px', '%', 'em', 'cqw'];

/** Control for the values of four sides, set together or individually. */
export const BoxControl: ControlComponent<'box'> = ({ control, value, onChange, id, labelId }) => {
  const intl = useIntl();
  const stored = readSides(value);
  const isEqual = sides.every((side) => (stored[side] ?? '') === (stored.top ?? ''));
  const [isLinked, setLinked] = useOwnState(isEqual);
  const set = (changed: readonly Side[], length: string | null) => {
    const next: Record<string, Json> = { ...stored };
    for (const side of changed) {
      if (length === null) delete next[side];
      else next[side] = length;
    }
    onChange(next);
  };
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: isLinked ? '1fr' : '1fr 1fr', gap: 1 }}>
        {(isLinked ? (['top'] as const) : sides).map((side, index) => (
          <SideField
            key={side}
            id={index === 0 ? id : `${id}-${side}`}
            label={intl.formatMessage({ id: isLinked ? 'builder.box.all' : `builder.box.${side}` })}
            value={stored[side] ?? ''}
            allowsNegative={control.allowsNegative}
            onChange={(length) => set(isLinked ? sides : [side], length)}
          />
        ))}
      </Box>
      <IconButton
        aria-label={intl.formatMessage({ id: 'builder.box.linked' })}
        aria-pressed={isLinked}
        onClick={() => setLinked(!isLinked)}
      >
        {isLinked ? <LinkOn /> : <LinkOff />}
      </IconButton>
    </Box>
  );
};

function readSides(value: Json | undefined): Partial<Record<Side, string>> {
  if (typeof value === 'string' || typeof value === 'number') {
    return { top: String(value), right: String(value), bottom: String(value), left: String(value) };
  }
  const stored = toObject(value);
  const known = sides.filter((side) => toText(stored[side]) !== '');
  return Object.fromEntries(known.map((side) => [side, toText(stored[side])]));
}

interface SideFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly allowsNegative: boolean;
  readonly onChange: (length: string | null) => void;
}

function SideField({ id, label, value, allowsNegative, onChange }: SideFieldProps) {
  const parse = (text: string): string | null | undefined => {
    if (text.trim() === '') return null;
    if (text.trim() === 'auto') return 'auto';
    const length = parseLength(text, 'px', units);
    return length?.startsWith('-') && !allowsNegative ? undefined : length;
  };
  const draft = useDraft<string | null>(value, parse, onChange);
  return (
    <PlainInput
      id={id}
      value={draft.text}
      isInvalid={draft.isInvalid}
      placeholder={label}
      aria-label={label}
      title={label}
      onChange={(event) => draft.setText(event.target.value)}
      onBlur={draft.reset}
    />
  );
}
