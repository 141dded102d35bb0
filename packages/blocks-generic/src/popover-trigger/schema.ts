/** What a popover is opened by. The common props only. */
export const popoverTriggerProps = {} as const;
