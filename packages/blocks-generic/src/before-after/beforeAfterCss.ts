import { kitRadius } from '@vitrina/block-kit';

/** The element once its script has run, or as the canvas shows it for editing. */
const compared = '.BeforeAfter-compare:is(:defined,.BeforeAfter-compared):has(>.BeforeAfter-range)';

/**
 * The shared rules of BeforeAfter. Both images fill the same box. Without the script, each half shows the middle of one
 * image: only clips and transforms change when the script arrives, so that nothing on the page moves.
 */
export const beforeAfterCss = [
  `.BeforeAfter-compare{display:block;position:relative;overflow:hidden;aspect-ratio:var(--compare-ratio);border-radius:${kitRadius(0)}}`,
  '.BeforeAfter-side{position:absolute;inset:0}',
  '.BeforeAfter-img,.BeforeAfter-empty{display:block;width:100%;height:100%;object-fit:cover}',
  '.BeforeAfter-empty{background:#8b929c33}',
  '.BeforeAfter-side[data-before]{z-index:1}',
  // Each half is one side; a right-to-left page begins at the right.
  '.BeforeAfter-side{--half:inset(0 0 0 calc(50% + 2px));clip-path:var(--half)}',
  '.BeforeAfter-side:is([data-before]:dir(ltr),[data-after]:dir(rtl)){--half:inset(0 calc(50% + 2px) 0 0)}',
  '.BeforeAfter-side :is(.BeforeAfter-img,.BeforeAfter-empty){transform:translateX(25%)}',
  '.BeforeAfter-side:is([data-before]:dir(ltr),[data-after]:dir(rtl)) :is(.BeforeAfter-img,.BeforeAfter-empty){transform:translateX(-25%)}',
  `${compared}>.BeforeAfter-side :is(.BeforeAfter-img,.BeforeAfter-empty){transform:none!important}`,
  `${compared}>.BeforeAfter-side[data-after]{clip-path:none}`,
  `${compared}>.BeforeAfter-side[data-before]{clip-path:inset(0 calc(100% - var(--compare-at)) 0 0)}`,
  `${compared}>.BeforeAfter-side[data-before]:dir(rtl){clip-path:inset(0 0 0 calc(100% - var(--compare-at)))}`,
  '.BeforeAfter-label{position:absolute;bottom:16px;inset-inline-end:16px;max-width:calc(50% - 32px);padding:5px 12px;border-radius:99px;',
  'background:var(--compare-background);color:var(--compare-color);font-size:13px;font-weight:600;line-height:1.4}',
  '[data-before]>.BeforeAfter-label{inset-inline:16px auto}',
  // The whole image is the range, so that a press anywhere moves the handle; vertical swipes scroll the page.
  '.BeforeAfter-range{appearance:none;position:absolute;z-index:2;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:ew-resize;touch-action:pan-y}',
  '.BeforeAfter-range::-webkit-slider-thumb{appearance:none;width:2px;height:44px}',
  '.BeforeAfter-range::-moz-range-thumb{width:2px;height:44px;border:0}',
  '.BeforeAfter-handle{position:absolute;z-index:2;inset-block:0;inset-inline-start:var(--compare-at);margin-inline-start:-1px;',
  'border-inline-start:2px solid var(--compare-background);pointer-events:none}',
  '.BeforeAfter-knob{position:absolute;top:50%;inset-inline-start:-1px;display:grid;place-items:center;width:44px;height:44px;margin:-22px;',
  'border:1px solid transparent;border-radius:50%;background:var(--compare-background);color:var(--compare-color)}',
  '.BeforeAfter-range:focus-visible+.BeforeAfter-handle>.BeforeAfter-knob{outline:2px solid #2f5bff;outline-offset:2px}',
  '.BeforeAfter-compare:not(:defined):not(.BeforeAfter-compared)>:is(.BeforeAfter-range,.BeforeAfter-handle){display:none}',
].join('');
