/** Where those go who may not enter a route (panel.md, section 2). */
export const homePaths = { home: '/panel/dashboard', homeWithoutDashboard: '/panel/reports' };
