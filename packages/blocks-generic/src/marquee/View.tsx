import type { ViewProps } from '@vitrina/block-kit/react';

import { AssetImage } from '../parts/picture/AssetImage.tsx';
import { PlainList } from '../parts/PlainList.tsx';
import { countRepetitions } from './countRepetitions.ts';
import type { marquee } from './index.ts';

type Item = ViewProps<typeof marquee>['props']['items'][number];

/** A list, read once; its repetitions are hidden from assistive technology. */
export function MarqueeView({ root, props, part }: ViewProps<typeof marquee>) {
  const filled = props.items.filter(({ title, image }) => title !== '' || image);
  const content = ({ title, image, altText }: Item) => (
    <>
      {image && <AssetImage className={part('image')} asset={image} alt={altText} />}
      {title !== '' && <span>{title}</span>}
    </>
  );
  const repetitions = Array.from({ length: countRepetitions(filled) }, () => filled).flat();
  return (
    <div {...root}>
      <div className={part('frame')}>
        <PlainList className={part('items')}>
          {filled.map((item, index) => (
            <li key={index} className={part('item')}>
              {content(item)}
            </li>
          ))}
          {repetitions.length > 0 && (
            <li className={part('rest')} aria-hidden="true">
              {repetitions.map((item, index) => (
                <span key={index} className={part('item')}>
                  {content({ ...item, altText: '' })}
                </span>
              ))}
            </li>
          )}
        </PlainList>
      </div>
    </div>
  );
}
