import type { FormValues } from '@vitrina/ui-kit/form';
import type { groupInputSchema } from '@vitrina/api-client/contract';
import type { FieldPathByValue } from 'react-hook-form';

/** Values of the group form. */
export type GroupValues = FormValues<typeof groupInputSchema>;

/** Path of a boolean group setting. */
export type SettingSwitch = FieldPathByValue<GroupValues, boolean>;

/** Related settings with a common title. */
export interface SettingSection {
  id: 'building' | 'menu' | 'dashboard' | 'liveMonitor';
  switches: readonly SettingSwitch[];
}

/** All boolean settings of a group, by topic. */
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
