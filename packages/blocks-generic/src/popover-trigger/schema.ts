/** Props of PopoverTrigger: only the common ones. */
export const popoverTriggerProps = {} as const;
