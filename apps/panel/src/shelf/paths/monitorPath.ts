/** The address of the live monitor. */
export const monitorPath = '/panel/statistics/liveMonitor';
