import type { RootAttributes } from '@vitrina/block-kit/react';

import { withClass } from '../root.ts';
import { BlockTitle, BodyText, type Section } from '../text/TextParts.tsx';

/** Props of {@link TitleDescription}. @public */
export interface TitleDescriptionProps extends Section {
  readonly root: RootAttributes;
}

/** A title with its text. @public */
export function TitleDescription({ root, title, text }: TitleDescriptionProps) {
  return (
    <div {...withClass(root, 'part part-title-description')}>
      <BlockTitle title={title} />
      <BodyText text={text} />
    </div>
  );
}
