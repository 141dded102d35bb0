/** The sign-in screen's path; it is an entry of its own, lighter than the panel. */
export const loginPath = '/auth/login';
