import type { CallPermission } from './call.ts';

/** The permissions for calls of the builders; any one of them is enough. */
export const builders: readonly CallPermission[] = ['Builder', 'BuilderPro'];

/** The permissions for calls of the live monitor; any one of them is enough. */
export const watchers: readonly CallPermission[] = ['Live_monitor', 'Admin'];
