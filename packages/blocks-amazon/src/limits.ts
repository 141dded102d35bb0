/** The maximum length of an alternative text at Amazon. */
export const altTextLength = 100;
