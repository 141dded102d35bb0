import FormatColorText from '@mui/icons-material/FormatColorTextOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { colours } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useColourName } from '../texts/useColourName.ts';
import type { FormatButtonProps } from './formatButtonProps.ts';
import { toggleStyle } from './toggleStyle.ts';

/** The colours text is offered in. */
const choices = ['#000000', '#001a34', '#3d5165', '#808d9a', '#ffffff', '#cf222e', '#1a7f37', '#2f5bff'];

/** Colours the selected text, or gives it back the block's colour. */
export function TextColourButton({ editor, isActive }: FormatButtonProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nameColour = useColourName();
  const label = intl.formatMessage({ id: 'builder.richText.colour' });
  const noColour = intl.formatMessage({ id: 'builder.richText.noColour' });
  const choose = (colour: string | undefined) => {
    const chain = editor.chain().focus();
    if (colour === undefined) chain.unsetMark('inlineStyle').run();
    else chain.setMark('inlineStyle', { style: `color: ${colour}` }).run();
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
        <Box
          role="group"
          aria-label={label}
          sx={{ p: 3, display: 'grid', gridTemplateColumns: 'repeat(5, 24px)', gap: 2 }}
        >
          {choices.map((colour) => (
            <Tooltip key={colour} title={nameColour(colour)}>
              <ButtonBase
                aria-label={nameColour(colour)}
                onClick={() => choose(colour)}
                sx={{ ...swatchStyle, backgroundColor: colour }}
              />
            </Tooltip>
          ))}
          <Tooltip title={noColour}>
            <ButtonBase
              aria-label={noColour}
              onClick={() => choose(undefined)}
              sx={{
                ...swatchStyle,
                background: `linear-gradient(to top right, transparent 47%, ${colours.problem} 47% 53%, transparent 53%)`,
              }}
            />
          </Tooltip>
        </Box>
      </Popover>
    </>
  );
}

const swatchStyle = {
  width: 24,
  height: 24,
  borderRadius: '4px',
  border: `1px solid ${colours.lineStrong}`,
} as const;
