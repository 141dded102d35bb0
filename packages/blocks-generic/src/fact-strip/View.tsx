import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';

import { AssetImage } from '../parts/picture/AssetImage.tsx';
import { PlainList } from '../parts/PlainList.tsx';
import type { factStrip } from './index.ts';

/** A list; where it is swiped at any size, it can be reached and scrolled by keyboard. */
export function FactStripView({ root, props, part, valuesAt }: ViewProps<typeof factStrip>) {
  const filled = props.items.filter(({ title, image }) => title !== '' || image);
  const isSwiped = sizeRanges((size) => valuesAt(size).overflow).some(({ value }) => value === 'swipe');
  return (
    <PlainList {...root} {...(isSwiped && { tabIndex: 0 })}>
      {filled.map(({ title, image, altText }, index) => (
        <li key={index} className={part('item')}>
          {image && <AssetImage className={part('image')} asset={image} alt={altText} />}
          {title !== '' && <span>{title}</span>}
        </li>
      ))}
    </PlainList>
  );
}
