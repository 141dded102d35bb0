/** The id in the address of a package that was never saved. */
export const newId = 'new';
