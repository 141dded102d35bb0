/** Focuses a control of a filter bar by its name. */
export function focusFilter(bar: HTMLElement | null, name: string): void {
  bar?.querySelector<HTMLElement>(`[data-filter="${name}"] button`)?.focus();
}
