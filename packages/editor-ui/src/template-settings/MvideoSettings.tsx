import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mvideoTemplate, type MvideoConfiguration } from '@vitrina/epack-model';
import { TextField, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import {
  mvideoTarget,
  setMvideo,
  listEmptySettings,
  mvideoImages,
  mvideoTexts,
  type MvideoField,
} from '@vitrina/editor-core/problems';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import { ImageAddressField } from './ImageAddressField.tsx';

/**
 * Settings of the M.Video template besides the pages: an image per size, its text, and the text of a button.
 */
export function MvideoSettings() {
  const intl = useIntl();
  const store = useEditorStore();
  const locale = useEditorState((state) => state.document.active.locale);
  const configuration: MvideoConfiguration =
    useEditorState((state) => state.document.epack.templateConfiguration[locale]?.[mvideoTemplate]) ?? {};
  const empty = listEmptySettings(configuration);
  const helpFor = (name: MvideoField) =>
    empty.includes(name) ? intl.formatMessage({ id: `builder.mvideo.empty.${name}` }) : undefined;
  const set = (name: MvideoField, value: string) => store.dispatch(setMvideo(locale, name, value));
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', p: 4, display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Box>
        <Typography variant="h3" sx={{ mb: 1 }}>
          <FormattedMessage id="builder.mvideo.title" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="builder.mvideo.hint" />
        </Typography>
      </Box>
      {mvideoTexts.map((name) => (
        <TextField
          key={name}
          data-field={`template:${name}`}
          helperText={helpFor(name)}
          label={intl.formatMessage({ id: `builder.mvideo.${name}` })}
          value={configuration[name] ?? ''}
          inputAttributes={{ maxLength: 500 }}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      {mvideoImages.map((name) => (
        <ImageAddressField
          key={name}
          fieldKey={`template:${name}`}
          help={helpFor(name)}
          label={intl.formatMessage({ id: `builder.mvideo.${name}` })}
          value={configuration[name] ?? ''}
          target={mvideoTarget(store, locale, name)}
          onChange={(value) => set(name, value)}
        />
      ))}
    </Box>
  );
}
