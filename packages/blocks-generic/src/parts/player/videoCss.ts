/**
 * The shared rules of a block that shows a video file: the video keeps its shape, and its surface is dark
 * until the poster or the first frame is there.
 *
 * @public
 */
export function videoCss(key: string): string {
  return (
    `.${key}-player{display:block}` +
    `.${key}-video{display:block;width:100%;height:auto;object-fit:contain;background:#12161a}` +
    `.${key}-video:focus-visible{outline-offset:-3px}`
  );
}
