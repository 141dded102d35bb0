import LinkOff from '@mui/icons-material/LinkOffOutlined';
import LinkOn from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { findKitLength, kitGutter, kitSpace } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';
import { lazyAfterPaint } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { toObject, toText, parseLength } from '@vitrina/editor-core/props';

import { useOwnState } from '../edited-component/useOwnState.ts';
import { useEditorState } from '../store/hooks.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainInput } from './plain/PlainInput.tsx';
import { useDraft } from './useDraft.ts';

const FollowKitButton = lazyAfterPaint(async () => (await import('./FollowKitButton.tsx')).FollowKitButton);

const sides = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof sides)[number];

const units = ['px', '%', 'em', 'cqw'];

/** Control for the values of four sides, set together or individually, that can follow the brand's kit. */
export const BoxControl: ControlComponent<'box'> = ({ control, value, onChange, id, labelId }) => {
  const intl = useIntl();
  const hasKit = useEditorState((state) => Boolean(state.document.kit));
  const stored = readSides(value);
  const followsKit = sides.some((side) => findKitLength(stored[side] ?? ''));
  const shown = (side: Side) => toPlain(stored[side] ?? '');
  const isEqual = sides.every((side) => shown(side) === shown('top'));
  const [isLinked, setLinked] = useOwnState(isEqual);
  const set = (changed: readonly Side[], length: string | null) => {
    const next: Record<string, Json> = { ...stored };
    for (const side of changed) {
      if (length === null) delete next[side];
      else next[side] = followsKit ? toToken(side, length) : length;
    }
    onChange(next);
  };
  const follow = (isOn: boolean) => {
    const next = Object.entries(stored).map(([side, length]) => {
      const plain = toPlain(length);
      return [side, isOn ? toToken(side, plain) : plain];
    });
    onChange(Object.fromEntries(next) as Json);
  };
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: isLinked ? '1fr' : '1fr 1fr', gap: 1 }}>
        {(isLinked ? (['top'] as const) : sides).map((side, index) => (
          <SideField
            key={side}
            id={index === 0 ? id : `${id}-${side}`}
            label={intl.formatMessage({ id: isLinked ? 'builder.box.all' : `builder.box.${side}` })}
            value={shown(side)}
            allowsNegative={control.allowsNegative}
            onChange={(length) => set(isLinked ? sides : [side], length)}
          />
        ))}
      </Box>
      {control.kitTokens && (hasKit || followsKit) && (
        <FollowKitButton
          isOn={followsKit}
          isDisabled={Object.keys(stored).length === 0}
          onToggle={() => follow(!followsKit)}
        />
      )}
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

function toPlain(length: string): string {
  return findKitLength(length)?.plain ?? length;
}

/** Returns the length that follows the kit on a side: its spacing above and below, its width beside. */
function toToken(side: string, plain: string): string {
  if (plain === 'auto') return plain;
  return side === 'top' || side === 'bottom' ? kitSpace(plain) : kitGutter(plain);
}

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
