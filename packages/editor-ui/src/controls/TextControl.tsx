import { toText } from '@vitrina/editor-core/props';

import type { ControlComponent } from '../edited-component/controlProps.ts';
import { MultilineInput } from './MultilineInput.tsx';
import { PlainInput } from './plain/PlainInput.tsx';

/** Plain text, in one line or several. */
export const TextControl: ControlComponent<'text'> = ({ control, value, onChange, id }) => {
  const props = { id, value: toText(value), maxLength: control.maxLength };
  return control.isMultiline ? (
    <MultilineInput {...props} minRows={3} maxRows={12} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <PlainInput {...props} onChange={({ target }) => onChange(target.value)} />
  );
};
