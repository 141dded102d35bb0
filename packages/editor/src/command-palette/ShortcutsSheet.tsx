import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/CloseOutlined';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { commandGroups, commands, formatHotkey, type Hotkey } from '@vitrina/editor-core/commands';
import { viewActions } from '@vitrina/editor-core/store';
import { isAppleSystem } from '@vitrina/editor-ui/dom';
import { ownKeys, type KeyGroup } from '@vitrina/editor-ui/editor';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

/** Renders all hotkeys with their actions: of commands, the page and its texts. */
export function ShortcutsSheet() {
  const intl = useIntl();
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const close = () => dispatch(viewActions.dialogClosed());
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={titleId}>
      {/* The button is outside the title, so that it isn't part of the dialog's name. */}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 4 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          <FormattedMessage id="builder.shortcuts" />
        </DialogTitle>
        <IconButton
          aria-label={intl.formatMessage({ id: 'ui.action.close' })}
          onClick={close}
          // Aligned with the title.
          sx={{ mt: 4 }}
        >
          <Close />
        </IconButton>
      </Box>
      <DialogContent
        // Makes the region scrollable by keyboard, since it contains no focusable elements.
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        sx={{ columns: { md: 2 }, columnGap: 6, '&:focus-visible': { outlineOffset: -2 } }}
      >
        {commandGroups.map((group) => (
          <Group
            key={group}
            titleId={`builder.commandGroup.${group}`}
            keys={commands.filter((each) => each.group === group && each.hotkeys !== undefined)}
          />
        ))}
        {ownKeys.map(({ titleId, keys }) => (
          <Group key={titleId} titleId={titleId} keys={keys} />
        ))}
      </DialogContent>
    </Dialog>
  );
}

function Group({ titleId, keys }: KeyGroup) {
  const intl = useIntl();
  // The parts of hotkeys that aren't keys.
  const format = (hotkey: Hotkey) =>
    formatHotkey(hotkey, isAppleSystem()).replace(/click|drag/, (gesture) =>
      intl.formatMessage({ id: `builder.shortcuts.${gesture as 'click' | 'drag'}` }),
    );
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        <FormattedMessage id={titleId} />
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {keys.map(({ labelId, hotkeys = [] }) => (
          <Box key={labelId} sx={{ display: 'flex', alignItems: 'baseline', gap: 3, minHeight: 28 }}>
            <Typography variant="body2" component="dt" sx={{ flex: 1 }}>
              <FormattedMessage id={labelId} />
            </Typography>
            <Box
              component="dd"
              sx={{ m: 0, display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'end' }}
            >
              {hotkeys.map((hotkey) => (
                <Box key={hotkey} component="kbd" sx={keyStyle}>
                  {format(hotkey)}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const keyStyle = {
  px: 1.5,
  fontFamily: 'inherit',
  fontSize: 12,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  color: 'text.secondary',
} as const;
