import { boolean, number } from '@vitrina/block-kit';

/** Props of TabContent. The editor assigns group and tab: the page's highest + 1. */
export const tabContentProps = {
  tabGroup: number({ default: 1, min: 1, section: 'data', whenAdded: 'group' }),
  tabId: number({ default: 1, min: 1, section: 'data', whenAdded: 'unique' }),
  openByDefault: boolean({ isResetWhenAdded: true }),
} as const;
