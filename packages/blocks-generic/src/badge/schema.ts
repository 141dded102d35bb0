import { choice, color, kitColor, needed, text } from '@vitrina/block-kit';

/** Props of Badge. */
export const badgeProps = {
  text: needed(text({ maxLength: 100 })),
  shape: choice(['square', 'rounded', 'pill'], { default: 'rounded', section: 'border', isPerSize: false }),
  color: color({ default: kitColor('onAccent') }),
  backgroundColor: color({ default: kitColor('accent') }),
} as const;
