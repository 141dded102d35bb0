/** Ignores case, spaces and punctuation, which differ between tools: "Tab Button", "tab-button", "tabButton". */
export function normalizeName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
