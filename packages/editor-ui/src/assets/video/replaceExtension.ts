/** Replaces the extension of a file name, or the end from the extension on: `a.mov` → `a.mp4`. */
export function replaceExtension(name: string, end: string): string {
  return name.replace(/\.\w+$/, '') + end;
}
