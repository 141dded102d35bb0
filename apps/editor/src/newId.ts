/** Id in the address of a new package. */
export const newId = 'new';
