import type { CallPermission } from './call.ts';

/** The permissions for calls of the live monitor. */
export const watchers: readonly CallPermission[] = ['Live_monitor', 'Admin'];
