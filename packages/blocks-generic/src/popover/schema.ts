import { choice, length } from '@vitrina/block-kit';

/** Props of Popover. */
export const popoverProps = {
  trigger: choice(['hover', 'click'], { default: 'click' }),
  side: choice(['bottom', 'top'], { default: 'bottom', section: 'layout', isPerSize: true }),
  panelWidth: length({ default: '280px' }),
} as const;
