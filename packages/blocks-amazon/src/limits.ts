/** Longest alternative text that Amazon takes. */
export const altTextLength = 100;
