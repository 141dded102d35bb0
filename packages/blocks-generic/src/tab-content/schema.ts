import { boolean, number } from '@vitrina/block-kit';

/** Props of TabContent. Group and tab are given by the editor: the highest of the page + 1 (checklist K9). */
export const tabContentProps = {
  tabGroup: number({ default: 1, min: 1, section: 'data', whenAdded: 'group' }),
  tabId: number({ default: 1, min: 1, section: 'data', whenAdded: 'unique' }),
  openByDefault: boolean({ isResetWhenAdded: true }),
} as const;
