import type { ViewProps } from '@vitrina/block-kit/react';

import type { formButton } from './index.ts';

/** Submits or resets the form. */
export function FormButtonView({ root, props, part }: ViewProps<typeof formButton>) {
  return (
    <div {...root}>
      <button type={props.type} className={part('button')}>
        {props.text}
      </button>
    </div>
  );
}
