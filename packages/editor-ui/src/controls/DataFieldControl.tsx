import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { shallowEqual } from 'react-redux';
import { FormattedMessage } from '@vitrina/ui-kit';
import { listProvidedFields } from '@vitrina/editor-core/dynamic-data';
import { toText } from '@vitrina/editor-core/props';

import { useShownId } from '../edited-component/ShownFields.tsx';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { TextControl } from './TextControl.tsx';

/** A field of the data around the block, by the names its records have; typed while nothing around it has a source. */
export const DataFieldControl: ControlComponent<'text'> = (props) => {
  const { value, onChange, id, labelId } = props;
  const { catalogue } = useEditorStore().services;
  const shownId = useShownId();
  const fields = useEditorState((state) => listProvidedFields(state, shownId, catalogue), shallowEqual);
  const current = toText(value);
  if (fields.length === 0) return <TextControl {...props} />;
  return (
    <Select
      fullWidth
      size="small"
      displayEmpty
      labelId={labelId}
      inputProps={{ id }}
      value={current}
      onChange={({ target }) => onChange(target.value)}
    >
      <MenuItem value="">
        <FormattedMessage id="builder.data.noField" />
      </MenuItem>
      {[...new Set([...fields, ...(current === '' ? [] : [current])])].map((field) => (
        <MenuItem key={field} value={field}>
          {field}
        </MenuItem>
      ))}
    </Select>
  );
};
