import type { PermissionName } from '@vitrina/api-client/contract';

import type { GroupValues, SettingSwitch } from './settingSwitches.ts';

/** A screen of the panel that a group can open: its permission, and the setting that shows it. */
export interface Capability {
  readonly permission: PermissionName;
  /** Without a setting, the permission is enough. */
  readonly setting?: SettingSwitch;
  /** Whether the setting only lists the screen in the menu; otherwise, the screen opens only with it. */
  readonly isListing?: boolean;
}

/** All screens that need a permission, in menu order. */
export const capabilities: readonly Capability[] = [
  { permission: 'Dashboard', setting: 'settings.menu.dashboard', isListing: true },
  { permission: 'Trends', setting: 'settings.menu.showTrends', isListing: true },
  { permission: 'Live_monitor', setting: 'settings.menu.liveMonitor', isListing: true },
  { permission: 'Builder', setting: 'settings.isBuilderAvailable' },
  { permission: 'BuilderPro', setting: 'settings.isBuilderProAvailable' },
  { permission: 'Admin' },
];

/** Returns why a capability's two switches together have no effect; undefined if they have one. */
export function findIdleCapability(
  { isListing = false }: Capability,
  { isPermitted, isShown }: { readonly isPermitted: boolean; readonly isShown: boolean },
): 'panel.groups.idle.permission' | 'panel.groups.idle.setting' | undefined {
  if (isShown && !isPermitted) return 'panel.groups.idle.permission';
  if (isPermitted && !isShown && !isListing) return 'panel.groups.idle.setting';
  return undefined;
}

/** Returns whether the group's users can build packages. */
const canBuild = ({ permissions, settings }: IdleValues) =>
  (permissions.includes('Builder') && settings.isBuilderAvailable) ||
  (permissions.includes('BuilderPro') && settings.isBuilderProAvailable);

type IdleValues = Pick<GroupValues, 'permissions' | 'settings'>;

/** Returns the settings that are on but have no effect, each with the reason. */
export function findIdleSettings(values: IdleValues): ReadonlyMap<SettingSwitch, IdleReason> {
  const { settings, permissions } = values;
  const idle = new Map<SettingSwitch, IdleReason>();
  if (settings.canPublishToStream && !canBuild(values))
    idle.set('settings.canPublishToStream', 'panel.groups.idle.publish');
  if (settings.isContentCheckRequired && !(settings.canPublishToStream && canBuild(values)))
    idle.set('settings.isContentCheckRequired', 'panel.groups.idle.check');
  if (!permissions.includes('Live_monitor'))
    for (const name of monitorOptions)
      if (settings.liveMonitor[name]) idle.set(`settings.liveMonitor.${name}`, 'panel.groups.idle.monitor');
  return idle;
}

/** Message id of the reason why a setting has no effect. */
export type IdleReason =
  'panel.groups.idle.check' | 'panel.groups.idle.monitor' | 'panel.groups.idle.publish';

const monitorOptions = ['epackageActivation', 'mapping', 'notInStock', 'updateBrandAlias'] as const;
