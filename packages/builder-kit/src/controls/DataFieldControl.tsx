import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { shallowEqual } from 'react-redux';
import { FormattedMessage } from 'react-intl';

import { listProvidedFields } from '../dynamic-data/dynamicEdits.ts';
import { useShownId } from '../inspector/ShownFields.tsx';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { toText } from './jsonText.ts';
import type { ControlComponent } from './controlProps.ts';
import { TextControl } from './TextControl.tsx';

/** A field of the data around the block, by the names its records have; typed while nothing around it has a source. */
export const DataFieldControl: ControlComponent<'text'> = (props) => {
  const { value, onChange, id, labelId } = props;
  const { catalogue } = useBuilderStore().services;
  const shownId = useShownId();
  const fields = useBuilder((state) => listProvidedFields(state, shownId, catalogue), shallowEqual);
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
