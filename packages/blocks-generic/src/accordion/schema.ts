import { boolean, text } from '@vitrina/block-kit';

/** Props of Accordion. */
export const accordionProps = {
  title: text({ default: 'Title', maxLength: 300 }),
  openByDefault: boolean(),
  /** Accordions of one page with the same group close one another. */
  group: text({ maxLength: 60 }),
} as const;
