/** Path of the report list. */
export const reportsPath = '/panel/reports';
