/** Returns the retailer's number of a page for the live monitor. */
export function watchedSku(id: string): string {
  return `POLKA-${id}`;
}
