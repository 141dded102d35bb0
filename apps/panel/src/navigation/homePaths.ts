/** Redirect targets for users who can't open a route. */
export const homePaths = { home: '/panel/dashboard', homeWithoutDashboard: '/panel/reports' };
