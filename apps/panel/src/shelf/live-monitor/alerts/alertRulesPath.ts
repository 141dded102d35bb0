/** Path of the user's alert rules. */
export const alertRulesPath = '/panel/statistics/liveMonitor/alerts';
