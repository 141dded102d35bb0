import type { ViewProps } from '@vitrina/block-kit/react';

import type { priceTag } from './index.ts';

/** A price with the previous one. */
export function PriceTagView({ root, props, part }: ViewProps<typeof priceTag>) {
  const { label, price, oldPrice, note } = props;
  return (
    <div {...root}>
      {label && <p className={part('label')}>{label}</p>}
      <p className={part('line')}>
        <ins className={part('price')}>{price}</ins>
        {oldPrice && <del className={part('old')}>{oldPrice}</del>}
      </p>
      {note && <p className={part('note')}>{note}</p>}
    </div>
  );
}
