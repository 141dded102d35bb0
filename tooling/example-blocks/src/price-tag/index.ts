import { defineBlock } from '@vitrina/block-kit';

import { priceTagProps } from './schema.ts';

const css = [
  '.ExamplePriceTag{display:inline-flex;flex-direction:column;gap:4px;max-width:100%;padding:16px 20px;',
  'border-radius:12px;border-inline-start:6px solid var(--accent);background:#f6f7f8;color:#001a34}',
  '.ExamplePriceTag-label{font-size:14px;font-weight:600;color:var(--accent)}',
  '.ExamplePriceTag-line{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px}',
  '.ExamplePriceTag-price{font-size:var(--price-size);font-weight:700;line-height:1.1;text-decoration:none}',
  '.ExamplePriceTag-old{font-size:18px;color:#5b6b7b}',
  '.ExamplePriceTag-note{font-size:14px;color:#3d5165}',
].join('');

/** A price with the previous one, which differs by more than a strikethrough. */
export const priceTag = defineBlock({
  key: 'ExamplePriceTag',
  family: 'example',
  props: priceTagProps,
  nesting: { allowedChildren: 'none' },
  css,
  style: ({ size, accent }) => ({
    root: { '--accent': accent, '--price-size': size === 'large' ? '48px' : '32px' },
  }),
  create: () => ({
    key: 'ExamplePriceTag',
    props: { label: 'This week', price: '€ 149', oldPrice: '€ 199', note: 'Delivered free of charge' },
  }),
  keywords: ['price', 'sale', 'discount', 'цена', 'скидка'],
  thumbnail:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M12 24 26 10h22a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H26Z" fill="currentColor" fill-opacity=".08"/><circle cx="26" cy="24" r="2.5"/><path d="M34 20h11M34 28h7"/></svg>',
});
