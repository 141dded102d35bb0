import type { FormValues } from '@vitrina/ui-kit/form';
import type { groupInputSchema } from '@vitrina/api-client/contract';
import type { FieldPathByValue } from 'react-hook-form';

/** Values of the group form. */
export type GroupValues = FormValues<typeof groupInputSchema>;

/** Path of a boolean group setting. */
export type SettingSwitch = FieldPathByValue<GroupValues, boolean>;

/** The settings that the card of screens has, each beside its permission. */
type ScreenSetting =
  | 'settings.isBuilderAvailable'
  | 'settings.isBuilderProAvailable'
  | `settings.menu.${'dashboard' | 'liveMonitor' | 'showTrends'}`;

/** Related settings with a common title. */
export interface SettingSection {
  id: 'building' | 'dashboard' | 'liveMonitor';
  switches: readonly Exclude<SettingSwitch, ScreenSetting>[];
}

/** The boolean settings of a group that do not open a screen, by topic. */
export const settingSections: readonly SettingSection[] = [
  {
    id: 'building',
    switches: ['settings.canPublishToStream', 'settings.isContentCheckRequired'],
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
