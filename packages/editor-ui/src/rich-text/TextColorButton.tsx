import FormatColorText from '@mui/icons-material/FormatColorTextOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { kitColor, kitColorRoles } from '@vitrina/block-kit';
import { colors } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useEditorState } from '../store/hooks.ts';
import { useColorName } from '../texts/useColorName.ts';
import type { FormatButtonProps } from './formatButtonProps.ts';
import { toggleStyle } from './toggleStyle.ts';

/** Suggested text colors. */
const choices = ['#000000', '#001a34', '#3d5165', '#808d9a', '#ffffff', '#cf222e', '#1a7f37', '#2f5bff'];

/** Colors the selected text, or removes its color. */
export function TextColorButton({ editor, isActive }: FormatButtonProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nameColor = useColorName();
  const kit = useEditorState((state) => state.document.kit);
  const label = intl.formatMessage({ id: 'builder.richText.color' });
  const noColor = intl.formatMessage({ id: 'builder.richText.noColor' });
  const choose = (color: string | undefined) => {
    const chain = editor.chain().focus();
    if (color === undefined) chain.unsetMark('inlineStyle').run();
    else chain.setMark('inlineStyle', { style: `color: ${color}` }).run();
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-pressed={isActive}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={toggleStyle}
        >
          <FormatColorText />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 3 }}>
          {kit && (
            <Box role="group" aria-label={intl.formatMessage({ id: 'builder.color.kit' })} sx={swatchesStyle}>
              {kitColorRoles.map((role) => (
                <Swatch
                  key={role}
                  name={intl.formatMessage({ id: `builder.color.kit.${role}` })}
                  background={kit.colors[role]}
                  onChoose={() => choose(kitColor(role))}
                />
              ))}
            </Box>
          )}
          <Box role="group" aria-label={label} sx={swatchesStyle}>
            {choices.map((color) => (
              <Swatch key={color} name={nameColor(color)} background={color} onChoose={() => choose(color)} />
            ))}
            <Swatch name={noColor} background={crossedOut} onChoose={() => choose(undefined)} />
          </Box>
        </Box>
      </Popover>
    </>
  );
}

interface SwatchProps {
  readonly name: string;
  readonly background: string;
  readonly onChoose: () => void;
}

function Swatch({ name, background, onChoose }: SwatchProps) {
  return (
    <Tooltip title={name}>
      <ButtonBase aria-label={name} onClick={onChoose} sx={swatchStyle} style={{ background }} />
    </Tooltip>
  );
}

const crossedOut = `linear-gradient(to top right, transparent 47%, ${colors.problem} 47% 53%, transparent 53%)`;

const swatchesStyle = { display: 'grid', gridTemplateColumns: 'repeat(5, 24px)', gap: 2 } as const;

const swatchStyle = {
  width: 24,
  height: 24,
  borderRadius: '4px',
  border: `1px solid ${colors.lineStrong}`,
} as const;
