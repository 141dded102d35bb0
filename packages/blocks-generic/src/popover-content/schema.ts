/** What a popover shows. The common props only. */
export const popoverContentProps = {} as const;
