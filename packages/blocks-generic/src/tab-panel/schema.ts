import { text } from '@vitrina/block-kit';

/** Props of TabPanel. */
export const tabPanelProps = {
  title: text({ default: 'Title', isSample: true, maxLength: 120 }),
} as const;
