import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainInput } from './plain/PlainInput.tsx';
import { useDraft } from './useDraft.ts';

const className = /^[A-Za-z_][\w-]{0,99}$/;

/** Control for class names, separated by spaces. */
export const ClassNamesControl: ControlComponent<'classNames'> = ({ value, onChange, id }) => {
  const text = Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
  const draft = useDraft(text, parseClassNames, onChange);
  return (
    <PlainInput
      id={id}
      isInvalid={draft.isInvalid}
      value={draft.text}
      spellCheck={false}
      onChange={(event) => draft.setText(event.target.value)}
      onBlur={draft.reset}
    />
  );
};

function parseClassNames(text: string): string | undefined {
  return text.split(/\s+/).every((name) => name === '' || className.test(name)) ? text : undefined;
}
