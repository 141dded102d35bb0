import type { ComponentProps } from 'react';

import './plain.css';

/** Renders a switch. */
export function PlainSwitch(props: Pick<ComponentProps<'input'>, 'id' | 'checked' | 'onChange'>) {
  return (
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className="plain-switch" />
  );
}
