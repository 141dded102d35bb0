import { choice, link, needed } from '@vitrina/block-kit';

/** Props of Link. */
export const linkProps = {
  url: needed(link()),
  target: choice(['_self', '_blank'], { default: '_self' }),
} as const;
