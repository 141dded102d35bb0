import { boolean, text } from '@vitrina/block-kit';

/** Props of Accordion. */
export const accordionProps = {
  title: text({ default: 'Title', isSample: true, maxLength: 300 }),
  openByDefault: boolean(),
  /** Only one of a page's accordions with the same group is open at a time. */
  group: text({ maxLength: 60, section: 'data' }),
} as const;
