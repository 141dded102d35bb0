import type { Json } from '@vitrina/epack-model';
import { toObject, toText } from '@vitrina/editor-core/props';

import type { ControlComponent } from '../edited-component/controlProps.ts';
import { MultilineInput } from './MultilineInput.tsx';
import { useDraft } from './useDraft.ts';

/** Control for HTML attributes of a block's element, one `name=value` per line. */
export const AttributesControl: ControlComponent<'attributes'> = ({ value, onChange, id }) => {
  const draft = useDraft(writeAttributes(value), parseAttributes, onChange);
  return (
    <MultilineInput
      id={id}
      minRows={2}
      maxRows={12}
      isInvalid={draft.isInvalid}
      value={draft.text}
      placeholder="data-name=value"
      spellCheck={false}
      onChange={(event) => draft.setText(event.target.value)}
      onBlur={draft.reset}
    />
  );
};

function writeAttributes(value: Json | undefined): string {
  return Object.entries(toObject(value))
    .map(([name, content]) => `${name}=${toText(content)}`)
    .join('\n');
}

function parseAttributes(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!lines.every((line) => /^[a-z][a-z\d-]*=/.test(line.trim()))) return undefined;
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at).trim(), line.slice(at + 1)] as const;
    }),
  );
}
