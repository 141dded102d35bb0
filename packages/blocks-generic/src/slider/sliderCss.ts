/** The shared rules of Slider. Arrows are 46 px. */
export const sliderCss = [
  '.Slider-slider{display:block;position:relative}',
  '.Slider-track{display:flex;gap:var(--slider-gap);overflow-x:auto;overscroll-behavior-x:contain;',
  'scroll-snap-type:x mandatory;scrollbar-width:none}',
  '.Slider-track::-webkit-scrollbar{display:none}',
  '.Slider-track>*{flex:0 0 calc((100% - (var(--slider-count) - 1)*var(--slider-gap))/var(--slider-count));',
  'min-width:0;scroll-snap-align:start}',
  '.Slider-arrow{position:absolute;top:50%;display:grid;place-items:center;width:46px;height:46px;margin-top:-23px;padding:0;',
  'border:0;border-radius:50%;background:#ffffffe0;color:var(--slider-arrow);box-shadow:0 0 0 1px #0000001a;cursor:pointer}',
  '.Slider-slider:has(.Slider-bullets)>.Slider-arrow{top:calc(50% - 16px)}',
  '.Slider-arrow:hover{background:#fff}.Slider-arrow[aria-disabled=true]{opacity:.35;cursor:default}',
  '.Slider-arrow[data-previous]{inset-inline-start:12px}.Slider-arrow[data-next]{inset-inline-end:12px}',
  '.Slider-arrow:dir(rtl) svg{transform:scaleX(-1)}',
  '.Slider-bullets{display:flex;justify-content:center;min-height:32px;padding:4px}',
  '.Slider-bullet{width:24px;height:24px;padding:7px;border:0;background:none;cursor:pointer}',
  // Forced colors remove backgrounds: borders draw a ring for a bullet and a disc for the active one.
  '.Slider-bullet::before{content:"";display:block;height:10px;border:1px solid var(--slider-bullet);border-radius:5px;background:var(--slider-bullet)}',
  '.Slider-bullet[aria-current=true]::before{border:5px solid var(--slider-active)}.Slider-bullet[hidden]{display:none}',
  // Arrows can cover images but not texts: they are beside a track with texts, and below it on a phone.
  '.Slider>.Slider-slider:has(>.Slider-arrow)>.Slider-track:has(.Text){margin-inline:70px}',
  '@container page (max-width:768px){',
  '.Slider>.Slider-slider:has(>.Slider-arrow)>.Slider-track:has(.Text){margin-inline:0}',
  '.Slider>.Slider-slider:has(>.Slider-track .Text)>.Slider-arrow{top:auto;bottom:0;margin:0}',
  '.Slider>.Slider-slider:has(>.Slider-arrow):has(>.Slider-track .Text):not(:has(>.Slider-bullets)){padding-bottom:54px}',
  '.Slider>.Slider-slider:has(>.Slider-arrow):has(>.Slider-track .Text)>.Slider-bullets{align-items:center;min-height:46px;margin-top:8px}}',
  '.Slider-slider:not(:defined):not(.Slider-shown)>:is(.Slider-arrow,.Slider-bullets){visibility:hidden}',
].join('');
