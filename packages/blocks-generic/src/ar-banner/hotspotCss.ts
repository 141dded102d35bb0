const point = '.ArBanner-banner [slot^=hotspot]';
const notes = '.ArBanner-notes';
const surface =
  'border-radius:8px;background:#fff;color:#001a34;font-size:14px;box-shadow:0 8px 24px #00000029';

/**
 * Rules of the points on the model, and of their notes: one at a time in the lower part of the viewer, all of
 * them over the poster where scripts are off.
 */
export const hotspotCss = [
  `${point}{display:block;box-sizing:border-box;width:32px;height:32px;padding:0;border:2px solid #fff;border-radius:50%;`,
  'background:#001a34;color:#fff;font:600 13px/1 sans-serif;box-shadow:0 1px 6px #00000059;cursor:pointer;transition:opacity .2s}',
  `${point}[aria-expanded=true]{background:#fff;color:#001a34;border-color:#001a34}`,
  `${point}:not([data-visible]):not(:focus-visible){opacity:.25}`,
  `${point}:focus-visible{outline:3px solid #2f5bff;outline-offset:2px;box-shadow:0 0 0 2px #fff}`,
  `${notes}{display:none;position:absolute;inset:auto 12px 12px;padding:0;list-style:none}`,
  `[data-live]>${notes}{display:grid;justify-items:center;pointer-events:none}`,
  `${notes}>li{max-width:min(420px,100%);max-height:40cqw;padding:12px 16px;overflow:auto;pointer-events:auto;${surface}}`,
  `${notes}>li[hidden]{display:none}`,
  '.ArBanner-title{margin-bottom:4px;font-weight:600}',
  `@media (scripting:none){${notes}{display:grid;gap:8px;max-height:50%;overflow:auto}.ArBanner-button{display:none}}`,
].join('');
