import type { FormValues } from '@vitrina/ui-kit/form';
import type { groupInputSchema } from '@vitrina/api-client/contract';
import type { FieldPathByValue } from 'react-hook-form';

/** What the form of a group holds. */
export type GroupValues = FormValues<typeof groupInputSchema>;

/** A setting of a group that is on or off. */
export type SettingSwitch = FieldPathByValue<GroupValues, boolean>;

/** Settings that belong together, under one title. */
export interface SettingSection {
  id: 'building' | 'menu' | 'dashboard' | 'liveMonitor';
  switches: readonly SettingSwitch[];
}

/** Every setting of a group that is on or off (panel.md, section 3), by what it is about. */
export const settingSections: readonly SettingSection[] = [
  {
    id: 'building',
    switches: [
      'settings.isBuilderAvailable',
      'settings.isBuilderProAvailable',
      'settings.canPublishToStream',
      'settings.isContentCheckRequired',
    ],
  },
  {
    id: 'menu',
    switches: [
      'settings.menu.dashboard',
      'settings.menu.showTrends',
      'settings.menu.liveMonitor',
      'settings.menu.connectToMarketplace',
    ],
  },
  {
    id: 'dashboard',
    switches: [
      'settings.dashboard.browsers',
      'settings.dashboard.devices',
      'settings.dashboard.map',
      'settings.dashboard.os',
      'settings.dashboard.platforms',
      'settings.dashboard.usersPerLicense',
      'settings.dashboard.usersPerRetailer',
    ],
  },
  {
    id: 'liveMonitor',
    switches: [
      'settings.liveMonitor.epackageActivation',
      'settings.liveMonitor.mapping',
      'settings.liveMonitor.notInStock',
      'settings.liveMonitor.updateBrandAlias',
    ],
  },
];
