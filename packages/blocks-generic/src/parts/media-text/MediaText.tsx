import type { Asset } from '@vitrina/block-kit';
import type { RootAttributes, SizeRange } from '@vitrina/block-kit/react';

import { PicturePerSize } from '../picture/Picture.tsx';
import { withClass } from '../root.ts';
import { BlockTitle, BodyText, type Section } from '../text/TextParts.tsx';
import { Split } from './Split.tsx';

/** Props of {@link MediaText}. @public */
export interface MediaTextProps extends Section {
  readonly root: RootAttributes;
  readonly ranges: readonly SizeRange<Asset | undefined>[];
  readonly altText: string;
  /** The side of the text that the image is on, in reading direction. */
  readonly side: 'start' | 'end';
}

/** Renders an image beside a text; above it on the mobile size. @public */
export function MediaText({ root, ranges, altText, side, title, text }: MediaTextProps) {
  const picture = (
    <div key="picture" data-side={side}>
      <PicturePerSize ranges={ranges} altText={altText} />
    </div>
  );
  const words = (
    <div key="text">
      <BlockTitle title={title} />
      <BodyText text={text} />
    </div>
  );
  return (
    <Split root={root} columns={2}>
      {side === 'start' ? [picture, words] : [words, picture]}
    </Split>
  );
}

/** Props of {@link PictureWithText}. @public */
export interface PictureWithTextProps extends Omit<MediaTextProps, 'side'> {
  /** The text's position relative to the image. */
  readonly textPosition: 'top' | 'bottom';
}

/** Renders a wide image with a text above or below it. @public */
export function PictureWithText(props: PictureWithTextProps) {
  const { root, ranges, altText, textPosition, title, text } = props;
  const words = (
    <div key="text" className="part-words">
      <BlockTitle title={title} />
      <BodyText text={text} />
    </div>
  );
  const picture = <PicturePerSize key="picture" ranges={ranges} altText={altText} />;
  return (
    <div {...withClass(root, 'part part-picture-with-text')}>
      {textPosition === 'top' ? [words, picture] : [picture, words]}
    </div>
  );
}
