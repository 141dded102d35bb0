import { toText } from '@vitrina/editor-core/props';

import type { ControlComponent } from '../edited-component/controlProps.ts';
import { MultilineInput } from './MultilineInput.tsx';
import { PlainInput } from './plain/PlainInput.tsx';

/** Control for plain text, in one or several lines. */
export const TextControl: ControlComponent<'text'> = ({ control, value, onChange, id }) => {
  const props = { id, value: toText(value), maxLength: control.maxLength, placeholder: control.example };
  return control.isMultiline ? (
    <MultilineInput {...props} minRows={3} maxRows={12} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <PlainInput {...props} onChange={({ target }) => onChange(target.value)} />
  );
};
