import type { CallPermission } from './call.ts';

/** Who may look at product pages: for calls of the live monitor. */
export const watchers: readonly CallPermission[] = ['Live_monitor', 'Admin'];
