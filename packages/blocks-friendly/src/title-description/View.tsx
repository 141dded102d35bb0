import type { ViewProps } from '@vitrina/block-kit/react';
import { TitleDescription } from '@vitrina/blocks-generic/parts/views';

import type { friendlyTitleDescription } from './index.ts';

/** A title with its text. */
export function FriendlyTitleDescriptionView({ root, props }: ViewProps<typeof friendlyTitleDescription>) {
  return <TitleDescription root={root} title={props.title} text={props.text} />;
}
