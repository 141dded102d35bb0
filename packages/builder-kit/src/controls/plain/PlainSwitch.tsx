import './plain.css';

import type { ComponentProps } from 'react';

/** On or off. */
export function PlainSwitch(props: Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'>) {
  return <input {...props} type="checkbox" role="switch" className="plain-switch" />;
}
