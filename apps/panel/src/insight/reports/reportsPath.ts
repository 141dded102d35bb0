/** Where the reports are listed. */
export const reportsPath = '/panel/reports';
