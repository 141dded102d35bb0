import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import type { Json } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { toObject, toText } from '@vitrina/editor-core/props';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import type { ControlComponent } from '../edited-component/controlProps.ts';

/** A field of a data source. */
export const DataBindingControl: ControlComponent<'dataBinding'> = ({ value, onChange, id, labelId }) => {
  const intl = useIntl();
  const { client } = useEditorStore().services;
  const { data } = useQuery(callQuery(client, calls.listDataSources));
  const { sourceId, field } = readBinding(value);
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Select
        fullWidth
        size="small"
        displayEmpty
        value={sourceId}
        inputProps={{ id, 'aria-label': intl.formatMessage({ id: 'builder.data.source' }) }}
        onChange={({ target }) => onChange({ sourceId: target.value, field })}
      >
        <MenuItem value="">
          <FormattedMessage id="builder.data.noSource" />
        </MenuItem>
        {data?.data.map((source) => (
          <MenuItem key={source.id} value={String(source.id)}>
            {source.name}
          </MenuItem>
        ))}
      </Select>
      <OutlinedInput
        fullWidth
        value={field}
        placeholder={intl.formatMessage({ id: 'builder.data.field' })}
        slotProps={{
          input: { 'aria-label': intl.formatMessage({ id: 'builder.data.field' }), maxLength: 200 },
        }}
        onChange={(event) => onChange({ sourceId, field: event.target.value })}
      />
    </Box>
  );
};

function readBinding(value: Json | undefined): { sourceId: string; field: string } {
  const stored = toObject(value);
  return { sourceId: toText(stored.sourceId), field: toText(stored.field) };
}
