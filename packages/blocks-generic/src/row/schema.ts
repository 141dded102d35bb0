import { boolean, choice, length, optional } from '@vitrina/block-kit';

const style = { section: 'style', isPerSize: true } as const;

/** Props of Row. Its `direction` takes the place of the common text direction. */
export const rowProps = {
  direction: choice(['horizontal', 'vertical'], { ...style, default: 'horizontal' }),
  align: choice(['start', 'center', 'end'], { ...style, default: 'start' }),
  justify: optional(choice(['start', 'center', 'end', 'between'], { ...style, default: 'center' })),
  flexWrap: boolean(style),
  gap: optional(length({ units: ['px', 'em'] })),
} as const;
