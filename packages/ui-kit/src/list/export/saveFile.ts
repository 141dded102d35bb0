/** How long a download can take to start, in ms: a busy browser loses a file that is revoked sooner. */
const beginsWithinMs = 60_000;

/** Downloads a file created or fetched here. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), beginsWithinMs);
}
