/** How long the browser may take to begin, in ms: a busy one loses a file that is taken away sooner. */
const beginsWithinMs = 60_000;

/** Has the browser save a file that was made or fetched here. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), beginsWithinMs);
}
