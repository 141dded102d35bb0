import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { findKitColor, kitColor, kitColorRoles, plainKit, type KitColorRole } from '@vitrina/block-kit';
import { colors } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { useEditorState } from '../store/hooks.ts';
import { useColorName } from '../texts/useColorName.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainInput } from './plain/PlainInput.tsx';
import { useDraft } from './useDraft.ts';

const hexadecimal = /^#[\da-f]{6}$/i;

/** Control for a color: typed, picked, or one of the block's suggestions. */
export const ColorControl: ControlComponent<'color'> = ({ control, value, onChange, id, labelId }) => {
  const intl = useIntl();
  const nameColor = useColorName();
  const kit = useEditorState((state) => state.document.kit);
  const text = typeof value === 'string' ? value : '';
  const role = findKitColor(text);
  const nameRole = (each: KitColorRole) => intl.formatMessage({ id: `builder.color.kit.${each}` });
  const roleOf = (typed: string) =>
    kitColorRoles.find((each) => nameRole(each).toLowerCase() === typed.trim().toLowerCase());
  const parse = (typed: string) => {
    const named = roleOf(typed);
    return named ? kitColor(named) : parseColor(typed);
  };
  const draft = useDraft(role ? nameRole(role) : text, parse, onChange);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <PlainInput
        id={id}
        isInvalid={draft.isInvalid}
        value={draft.text}
        placeholder={intl.formatMessage({ id: 'builder.color.none' })}
        onChange={(event) => draft.setText(event.target.value)}
        onBlur={draft.reset}
        end={role && <span className="plain-unit plain-token">{(kit ?? plainKit).colors[role]}</span>}
        start={
          <ColorWell
            color={role ? (kit ?? plainKit).colors[role] : text}
            label={intl.formatMessage({ id: 'builder.color.pick' })}
            onChange={onChange}
          />
        }
      />
      {kit && (
        <Swatches
          label={intl.formatMessage({ id: 'builder.color.kit' })}
          swatches={kitColorRoles.map((each) => ({
            value: kitColor(each),
            color: kit.colors[each],
            name: nameRole(each),
          }))}
          value={text}
          onChange={onChange}
        />
      )}
      {control.choices.length > 0 && (
        <Swatches
          labelId={labelId}
          swatches={control.choices.map((choice) => ({
            value: choice,
            color: choice,
            name: nameColor(choice),
          }))}
          value={text}
          onChange={onChange}
        />
      )}
    </Box>
  );
};

interface SwatchesProps {
  readonly label?: string;
  readonly labelId?: string;
  readonly swatches: readonly { readonly value: string; readonly color: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Swatches({ label, labelId, swatches, value, onChange }: SwatchesProps) {
  return (
    <Box role="group" aria-label={label} aria-labelledby={labelId} sx={{ display: 'flex', gap: 2 }}>
      {swatches.map((swatch) => (
        <ButtonBase
          key={swatch.value}
          aria-label={swatch.name}
          title={swatch.name}
          aria-pressed={swatch.value.toLowerCase() === value.toLowerCase()}
          onClick={() => onChange(swatch.value)}
          sx={swatchStyle}
          style={{ backgroundColor: swatch.color }}
        />
      ))}
    </Box>
  );
}

function parseColor(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed !== '' && CSS.supports('color', trimmed) ? trimmed : undefined;
}

const swatchStyle = {
  width: 24,
  height: 24,
  borderRadius: '4px',
  border: `1px solid ${colors.lineStrong}`,
  '&[aria-pressed=true]': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
} as const;

interface ColorWellProps {
  readonly color: string;
  readonly label: string;
  readonly onChange: (color: string) => void;
}

/** Opens the browser's color picker from a swatch of the color. */
function ColorWell({ color, label, onChange }: ColorWellProps) {
  // The picker would show other formats, such as transparent colors, as black.
  const isPicked = hexadecimal.test(color);
  return (
    <Box
      component="input"
      type="color"
      aria-label={label}
      value={isPicked ? color : '#000000'}
      onChange={(event: { target: HTMLInputElement }) => onChange(event.target.value)}
      data-own-ground={!isPicked || undefined}
      sx={wellStyle}
      // An inline style, because `sx` would create a CSS rule per color, and each new rule makes the browser
      // restyle the page.
      style={{ background: color === '' ? 'none' : `linear-gradient(${color}, ${color}), ${chequered}` }}
    />
  );
}

/** Checkered background behind transparent colors. */
const chequered = 'repeating-conic-gradient(#d0d4d9 0 25%, #fff 0 50%) 0 0 / 8px 8px';

const wellStyle = {
  flex: 'none',
  width: 20,
  height: 20,
  p: 0,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: '4px',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: 0 },
  '&[data-own-ground]::-webkit-color-swatch': { opacity: 0 },
} as const;
