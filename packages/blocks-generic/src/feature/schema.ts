/** Feature has the common props only. */
export const featureProps = {} as const;
