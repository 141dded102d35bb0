import { colour, number } from '@vitrina/block-kit';

/** Props of TabButton. Group and tab are given by the editor: the highest of the page + 1 (checklist K9). */
export const tabButtonProps = {
  tabGroup: number({ default: 1, min: 1, section: 'data', whenAdded: 'group' }),
  tabId: number({ default: 1, min: 1, section: 'data', whenAdded: 'unique' }),
  color: colour({ default: '#3d5165' }),
  activeColor: colour({ default: '#001a34' }),
  backgroundColor: colour({ default: '#ffffff00' }),
  activeBackgroundColor: colour({ default: '#ffffff00' }),
} as const;
