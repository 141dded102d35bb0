import type { PropValues } from '@vitrina/block-kit';
import { type RootAttributes, sizeRanges } from '@vitrina/block-kit/react';
import { PicturePerSize, withClass } from '@vitrina/blocks-generic/parts/views';
import type { SizeName } from '@vitrina/block-kit';

import type { ozonPictureProps } from './schema.ts';

type PictureValues = Pick<PropValues<typeof ozonPictureProps>, 'src' | 'altText' | 'url'>;

interface PictureFigureProps {
  readonly root: RootAttributes;
  readonly props: PictureValues;
  readonly valuesAt: (size: SizeName) => PictureValues;
}

/** A picture, which may lead to a page of the marketplace. */
export function PictureFigure({ root, props, valuesAt }: PictureFigureProps) {
  const picture = (
    <PicturePerSize ranges={sizeRanges((size) => valuesAt(size).src)} altText={props.altText} />
  );
  return (
    <figure {...withClass(root, 'part')}>
      {props.url === '' ? (
        picture
      ) : (
        <a href={props.url} target="_blank" rel="noopener">
          {picture}
        </a>
      )}
    </figure>
  );
}
