/** Returns the number of a ratio such as `3:2`. */
export function ratioNumber(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}
