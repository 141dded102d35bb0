import { color, number } from '@vitrina/block-kit';

/** Props of TabButton. The editor assigns group and tab: the page's highest + 1. */
export const tabButtonProps = {
  tabGroup: number({ default: 1, min: 1, section: 'data', whenAdded: 'group' }),
  tabId: number({ default: 1, min: 1, section: 'data', whenAdded: 'unique' }),
  color: color({ default: '#3d5165' }),
  activeColor: color({ default: '#001a34' }),
  backgroundColor: color({ default: '#ffffff00' }),
  activeBackgroundColor: color({ default: '#ffffff00' }),
} as const;
