import { shallowEqual } from 'react-redux';
import { useIntl } from 'react-intl';
import { listProvidedFields } from '@vitrina/editor-core/dynamic-data';
import { toText } from '@vitrina/editor-core/props';

import { useShownId } from '../edited-component/ShownFields.tsx';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainList } from './plain/PlainList.tsx';
import { TextControl } from './TextControl.tsx';

/**
 * Control for a data field name: a list of the fields in the surrounding data, or a text field if no
 * surrounding block has a data source.
 */
export const DataFieldControl: ControlComponent<'text'> = (props) => {
  const intl = useIntl();
  const { value, onChange, id, labelId } = props;
  const { catalogue } = useEditorStore().services;
  const shownId = useShownId();
  const fields = useEditorState((state) => listProvidedFields(state, shownId, catalogue), shallowEqual);
  const current = toText(value);
  if (fields.length === 0) return <TextControl {...props} />;
  const names = [...new Set([...fields, ...(current === '' ? [] : [current])])];
  return (
    <PlainList
      id={id}
      labelId={labelId}
      names={[intl.formatMessage({ id: 'builder.data.noField' }), ...names]}
      selected={names.indexOf(current) + 1}
      onSelect={(index) => onChange(names[index - 1] ?? '')}
    />
  );
};
