import type { ViewProps } from '@vitrina/block-kit/react';
import { TitleDescription } from '@vitrina/blocks-generic/parts/views';

import type { amazonTitleDescription } from './index.ts';

/** A title with its text. */
export function AmazonTitleDescriptionView({ root, props }: ViewProps<typeof amazonTitleDescription>) {
  return <TitleDescription root={root} title={props.title} text={props.text} />;
}
