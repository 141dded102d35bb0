import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import type { Json } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';
import { toObject, toText } from '@vitrina/editor-core/props';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainInput } from './plain/PlainInput.tsx';
import { PlainList } from './plain/PlainList.tsx';

/** Control for a field of a data source. */
export const DataBindingControl: ControlComponent<'dataBinding'> = ({ value, onChange, id, labelId }) => {
  const intl = useIntl();
  const { client } = useEditorStore().services;
  const { data } = useQuery(callQuery(client, calls.listDataSources));
  const { sourceId, field } = readBinding(value);
  const sources = data?.data ?? [];
  const ids = ['', ...sources.map((source) => String(source.id))];
  const fieldLabel = intl.formatMessage({ id: 'builder.data.field' });
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <PlainList
        id={id}
        label={intl.formatMessage({ id: 'builder.data.source' })}
        names={[intl.formatMessage({ id: 'builder.data.noSource' }), ...sources.map(({ name }) => name)]}
        selected={ids.indexOf(sourceId)}
        onSelect={(index) => onChange({ sourceId: ids[index] ?? '', field })}
      />
      <PlainInput
        value={field}
        placeholder={fieldLabel}
        aria-label={fieldLabel}
        maxLength={200}
        onChange={(event) => onChange({ sourceId, field: event.target.value })}
      />
    </Box>
  );
};

function readBinding(value: Json | undefined): { sourceId: string; field: string } {
  const stored = toObject(value);
  return { sourceId: toText(stored.sourceId), field: toText(stored.field) };
}
