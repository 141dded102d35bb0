/** Where the user's alert rules are listed. */
export const alertRulesPath = '/panel/statistics/liveMonitor/alerts';
