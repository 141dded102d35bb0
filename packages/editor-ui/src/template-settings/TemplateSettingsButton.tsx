import Tune from '@mui/icons-material/TuneOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { mvideoTemplate } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { viewActions } from '@vitrina/editor-core/store';

import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';
import { MvideoSettings } from './MvideoSettings.tsx';

/**
 * Button that opens the settings of the active template, independent of the selection and the screen width.
 */
export function TemplateSettingsButton() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const template = useEditorState((state) => state.document.active.template);
  const isOpen = useEditorState((state) => state.view.areTemplateSettingsOpen);
  if (template !== mvideoTemplate) return null;
  const close = () => dispatch(viewActions.templateSettingsClosed());
  return (
    <>
      <Button
        startIcon={<Tune />}
        aria-haspopup="dialog"
        onClick={() => dispatch(viewActions.templateSettingsOpened())}
        sx={{ flexShrink: 0, minHeight: 28, py: 0, whiteSpace: 'nowrap', fontWeight: 400, fontSize: 13 }}
      >
        <FormattedMessage id="builder.mvideo.open" />
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': intl.formatMessage({ id: 'builder.mvideo.title' }),
            sx: { width: 320, maxWidth: '100%' },
          },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, pb: 0 }}>
          <IconButton aria-label={intl.formatMessage({ id: 'ui.action.close' })} onClick={close}>
            <Close />
          </IconButton>
        </Box>
        <MvideoSettings />
      </Drawer>
    </>
  );
}
