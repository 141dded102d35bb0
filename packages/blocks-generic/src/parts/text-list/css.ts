/**
 * Rules of lists with bullets, numbers or small images. Bullets are drawn as borders, since forced colors
 * remove backgrounds.
 */
export const textListCss =
  '.part-list{list-style:none;padding:0;display:grid;gap:12px}' +
  '.part-list>li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:12px}' +
  '.part-list-marker{flex:none;display:grid;place-items:center;height:1.5em}' +
  '.part-list-marker::before{content:"";width:8px;height:8px;border:4px solid var(--v-accent);border-radius:50%;background:var(--v-accent)}' +
  '.part-list[data-theme=number]{counter-reset:part-list;gap:16px}' +
  '.part-list[data-theme=number]>li{counter-increment:part-list}' +
  '.part-list[data-theme=number] .part-list-marker{height:auto;align-self:start}' +
  '.part-list[data-theme=number] .part-list-marker::before{content:counter(part-list);display:grid;place-items:center;width:32px;height:32px;font-size:.875em;font-weight:600;line-height:1;color:#fff}' +
  '.part-list[data-theme=number] .part-list-words{padding-block-start:4px}' +
  '.part-list[data-theme=image]{gap:20px}' +
  '.part-list[data-theme=image]>li{grid-template-columns:96px minmax(0,1fr);gap:20px;align-items:center;--v-ratio:1}' +
  '.part-list .part-subtitle{font-size:1em}' +
  '.part-list .part-subtitle+*{margin-block-start:2px}' +
  '@container page (max-width:768px){.part-list[data-theme=image]>li{grid-template-columns:64px minmax(0,1fr);gap:16px}}';
