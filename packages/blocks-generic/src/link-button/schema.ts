import { choice, color, kitColor, link, needed, text } from '@vitrina/block-kit';

/** Props of LinkButton. */
export const linkButtonProps = {
  url: needed(link()),
  text: needed(text({ maxLength: 200 })),
  target: choice(['_self', '_blank'], { default: '_self' }),
  look: choice(['filled', 'outlined'], { default: 'filled', section: 'fill', isPerSize: false }),
  color: color({ default: kitColor('onAccent') }),
  backgroundColor: color({ default: kitColor('accent') }),
} as const;
