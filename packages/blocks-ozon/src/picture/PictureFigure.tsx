import type { PropValues } from '@vitrina/block-kit';
import { type RootAttributes, sizeRanges } from '@vitrina/block-kit/react';
import { PicturePerSize, withClass, wordFor } from '@vitrina/blocks-generic/parts/views';
import type { SizeName } from '@vitrina/block-kit';

import type { ozonPictureProps } from './schema.ts';

type PictureValues = Pick<PropValues<typeof ozonPictureProps>, 'src' | 'altText' | 'url'>;

interface PictureFigureProps {
  readonly root: RootAttributes;
  readonly props: PictureValues;
  readonly valuesAt: (size: SizeName) => PictureValues;
  readonly locale: string;
}

/** An image that can link to a page of the marketplace. */
export function PictureFigure({ root, props, valuesAt, locale }: PictureFigureProps) {
  const ranges = sizeRanges((size) => valuesAt(size).src);
  const picture = <PicturePerSize ranges={ranges} altText={props.altText} />;
  const isLink = props.url !== '' && ranges.some(({ value }) => value !== undefined);
  return (
    <figure {...withClass(root, 'part')}>
      {isLink ? (
        <a
          href={props.url}
          target="_blank"
          rel="noopener"
          aria-label={props.altText ? undefined : wordFor('openPage', locale)}
        >
          {picture}
        </a>
      ) : (
        picture
      )}
    </figure>
  );
}
