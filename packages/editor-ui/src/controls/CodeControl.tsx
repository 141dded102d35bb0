import { toText } from '@vitrina/editor-core/props';

import type { ControlComponent } from '../edited-component/controlProps.ts';
import { MultilineInput } from './MultilineInput.tsx';

/** Control for source code as plain text. */
export const CodeControl: ControlComponent<'code'> = ({ value, onChange, id }) => (
  <MultilineInput
    id={id}
    minRows={4}
    maxRows={16}
    value={toText(value)}
    isCode
    spellCheck={false}
    onChange={(event) => onChange(event.target.value)}
  />
);
