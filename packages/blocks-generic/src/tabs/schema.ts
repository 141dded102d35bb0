import { color } from '@vitrina/block-kit';

/** Props of Tabs. */
export const tabsProps = {
  color: color({ default: '#3d5165' }),
  activeColor: color({ default: '#001a34' }),
  lineColor: color({ section: 'border', default: '#e3e5e8' }),
} as const;
