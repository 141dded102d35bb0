import type { ViewProps } from '@vitrina/block-kit/react';
import { TitleDescription } from '@vitrina/blocks-generic/parts/views';

import type { ozonTitleDescription } from './index.ts';

/** A title with its text on one of four backgrounds. */
export function OzonTitleDescriptionView({ root, props }: ViewProps<typeof ozonTitleDescription>) {
  return <TitleDescription root={root} title={props.title} text={props.text} />;
}
