/** The shared rules of a block whose only part is a 16:9 player. */
export function playerCss(key: string): string {
  return `.${key}{aspect-ratio:16/9;background:#000}.${key}-player{display:block;width:100%;height:100%;border:0}`;
}
