import LinkOff from '@mui/icons-material/LinkOffOutlined';
import LinkOn from '@mui/icons-material/LinkOutlined';
import IconButton from '@mui/material/IconButton';
import { findKitLength, kitGutter, kitSpace, type Control } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';
import { lazyAfterPaint } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatLength, splitLength, toObject, toText } from '@vitrina/editor-core/props';

import './box.css';
import { useOwnState } from '../edited-component/useOwnState.ts';
import { useEditorState } from '../store/hooks.ts';
import type { ControlProps } from '../edited-component/controlProps.ts';
import { NumberInput } from './NumberInput.tsx';

const FollowKitButton = lazyAfterPaint(async () => (await import('./FollowKitButton.tsx')).FollowKitButton);

const sides = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof sides)[number];

const units: readonly string[] = ['px', '%', 'em', 'cqw'];

/** Props of {@link BoxControl}. */
export interface BoxControlProps extends Omit<ControlProps<Extract<Control, { name: 'box' }>>, 'scope'> {
  /** The label of the box, in its upper left corner. */
  readonly head?: ReactNode;
  /** Content inside the box. */
  readonly children?: ReactNode;
}

/**
 * Control for the values of four sides, drawn around what they surround. They are set together or individually, and can follow
 * the brand's kit.
 */
export function BoxControl(props: BoxControlProps) {
  const { control, value, onChange, id, labelId, head, children } = props;
  const intl = useIntl();
  const hasKit = useEditorState((state) => Boolean(state.document.kit));
  const stored = readSides(value);
  const followsKit = sides.some((side) => findKitLength(stored[side] ?? ''));
  const shown = (side: Side) => toPlain(stored[side] ?? '');
  const isEqual = sides.every((side) => shown(side) === shown('top'));
  const [isLinked, setLinked] = useOwnState(isEqual);
  const set = (changed: readonly Side[], length: Json) => {
    const next: Record<string, Json> = { ...stored };
    for (const side of changed) {
      if (typeof length !== 'string') delete next[side];
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
    <div role="group" aria-labelledby={labelId} className="box">
      <div className="box-head">{head}</div>
      <div className="box-tools">
        {control.kitTokens && (hasKit || followsKit) && (
          <FollowKitButton
            isOn={followsKit}
            isDisabled={Object.keys(stored).length === 0}
            onToggle={() => follow(!followsKit)}
          />
        )}
        <IconButton
          aria-label={intl.formatMessage({ id: 'builder.box.linked' })}
          title={intl.formatMessage({ id: 'builder.box.linked' })}
          aria-pressed={isLinked}
          onClick={() => setLinked(!isLinked)}
        >
          {isLinked ? <LinkOn /> : <LinkOff />}
        </IconButton>
      </div>
      {sides.map((side) => (
        <div key={side} className={`box-side box-${side}`}>
          <SideField
            id={side === 'top' ? id : `${id}-${side}`}
            label={intl.formatMessage({ id: `builder.box.${side}` })}
            value={shown(side)}
            allowsNegative={control.allowsNegative}
            onChange={(length) => set(isLinked ? sides : [side], length)}
          />
        </div>
      ))}
      <div className="box-inside">{children}</div>
    </div>
  );
}

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
  /** Called with a length, or `null` for none. */
  readonly onChange: (length: Json) => void;
}

function SideField({ id, label, value, allowsNegative, onChange }: SideFieldProps) {
  const { number, unit } = splitLength(value, units);
  return (
    <NumberInput
      id={id}
      text={unit === 'px' && number !== '' ? number : value}
      number={number === '' ? undefined : Number(number)}
      placeholder="–"
      aria-label={label}
      title={label}
      min={allowsNegative ? undefined : 0}
      toValue={(typed, typedUnit) => {
        if (typed < 0 && !allowsNegative) return undefined;
        const next = typedUnit === '' ? unit : typedUnit;
        return units.includes(next) ? formatLength(typed, next) : undefined;
      }}
      parseWord={(text) => (text.trim() === '' ? null : text.trim() === 'auto' ? 'auto' : undefined)}
      onChange={onChange}
    />
  );
}
