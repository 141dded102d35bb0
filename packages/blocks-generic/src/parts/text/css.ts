/**
 * Rules of titles and running text. Sizes are in em, so that the font size of the block scales them. The
 * rules have no specificity (`:where`), so that a part's rules override them wherever they are on the page.
 */
export const textCss =
  ':where(.part-title){font-size:var(--v-title-size,1.75em);line-height:1.2;font-weight:var(--v-title-weight);color:var(--v-ink);text-wrap:balance}' +
  ':where(.part-title+*){margin-block-start:16px}' +
  ':where(.part-subtitle){font-size:1.125em;line-height:1.35;font-weight:var(--v-title-weight);color:var(--v-ink);text-wrap:balance}' +
  ':where(h4.part-subtitle){font-size:1em}' +
  ':where(.part-subtitle+*){margin-block-start:6px}' +
  ':where(.part-text){text-wrap:pretty}' +
  ':where(.part-text>*+*){margin-block-start:.6em}' +
  ':where(.part-section+.part-section){margin-block-start:20px}' +
  '@container page (max-width:768px){:where(.part-title){font-size:var(--v-title-size,1.5em)}}';
