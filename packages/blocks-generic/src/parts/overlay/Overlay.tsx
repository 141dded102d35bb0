import type { Asset } from '@vitrina/block-kit';
import type { RootAttributes, SizeRange } from '@vitrina/block-kit/react';

import { PicturePerSize } from '../picture/Picture.tsx';
import { withClass } from '../root.ts';
import { BlockTitle, BodyText, type Section } from '../text/TextParts.tsx';

/** Props of {@link Overlay}. @public */
export interface OverlayProps extends Section {
  readonly root: RootAttributes;
  readonly ranges: readonly SizeRange<Asset | undefined>[];
  readonly altText: string;
  readonly color: 'transparent' | 'light' | 'dark';
}

/** Renders a text on an image. `overlayStyle` sets the text's position and width. @public */
export function Overlay({ root, ranges, altText, color, title, text }: OverlayProps) {
  return (
    <div {...withClass(root, 'part part-overlay')}>
      <PicturePerSize ranges={ranges} altText={altText} />
      <div className="part-overlay-panel" data-color={color}>
        <BlockTitle title={title} />
        <BodyText text={text} />
      </div>
    </div>
  );
}
