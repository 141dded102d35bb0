/** FriendlySlideItem has the common props only. */
export const friendlySlideItemProps = {} as const;
