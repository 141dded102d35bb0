/** Formats a date for the manifest: `YYYY-MM-DDTHH:mm:ss`, in UTC. @public */
export function formatManifestDate(date: Date): string {
  return date.toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
}
