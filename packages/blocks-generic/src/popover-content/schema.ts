/** Props of PopoverContent: only the common ones. */
export const popoverContentProps = {} as const;
