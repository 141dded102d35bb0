/** The path of the sign-in screen, a separate entry that is smaller than the panel. */
export const loginPath = '/auth/login';
