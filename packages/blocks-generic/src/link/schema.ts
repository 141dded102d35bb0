import { choice, link } from '@vitrina/block-kit';

/** Props of Link. */
export const linkProps = {
  url: link(),
  target: choice(['_self', '_blank'], { default: '_self' }),
} as const;
