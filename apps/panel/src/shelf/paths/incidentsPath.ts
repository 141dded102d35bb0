/** The address of the list of incidents. */
export const incidentsPath = '/panel/statistics/incidents';
