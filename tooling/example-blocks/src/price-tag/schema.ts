import { choice, color, text } from '@vitrina/block-kit';

/** Props of ExamplePriceTag. */
export const priceTagProps = {
  label: text({ maxLength: 60 }),
  price: text({ maxLength: 30 }),
  oldPrice: text({ maxLength: 30 }),
  note: text({ maxLength: 120 }),
  size: choice(['medium', 'large'], { default: 'medium', section: 'typography', isPerSize: true }),
  accent: color({ default: '#c8102e', choices: ['#c8102e', '#00695c', '#1a3faa'] }),
} as const;
