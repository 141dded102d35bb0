import { boolean, choice, length, optional } from '@vitrina/block-kit';

const layout = { section: 'layout', isPerSize: true } as const;

/** Props of Row. Its `direction` takes the place of the common text direction. */
export const rowProps = {
  direction: choice(['horizontal', 'vertical'], { ...layout, default: 'horizontal', icons: 'direction' }),
  align: choice(['start', 'center', 'end'], { ...layout, default: 'start', icons: 'align' }),
  justify: optional(
    choice(['start', 'center', 'end', 'between'], { ...layout, default: 'center', icons: 'justify' }),
  ),
  flexWrap: boolean(layout),
  gap: optional(length({ ...layout, units: ['px', 'em'] })),
} as const;
