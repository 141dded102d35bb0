/**
 * Rules of images, without specificity, so that a part can override them. An image with known dimensions
 * reserves its space by its width and height attributes; without them, it reserves the space of a wide image
 * until it has loaded. `.part-frame` crops to one ratio, so that neighbors align.
 */
export const pictureCss =
  ':where(.part-picture){display:block;width:100%;height:auto;border-radius:var(--v-radius)}' +
  ':where(.part-picture:not([width])){aspect-ratio:auto 16/9}' +
  '.part-picture-empty{display:grid;place-items:center;aspect-ratio:16/9;max-height:400px;background:var(--v-tint);color:var(--v-ink)}' +
  '.part-picture-empty svg{width:min(30%,72px);height:auto;opacity:.28}' +
  '.part-frame .part-picture{aspect-ratio:var(--v-ratio,4/3);object-fit:cover}';
