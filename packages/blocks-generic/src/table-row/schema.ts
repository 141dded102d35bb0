/** A row has the common props only. */
export const tableRowProps = {} as const;
