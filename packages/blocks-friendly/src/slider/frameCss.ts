/**
 * Rules of the slider's frame, of arrows with a custom size, and of an arrow image, which points forward and
 * has the arrows' color.
 */
export const frameCss =
  '.FriendlySlider{padding:24px}@container page (max-width:768px){.FriendlySlider{padding:20px 16px}}' +
  '.FriendlySlider .Slider-arrow{width:var(--v-arrow-width);height:var(--v-arrow-height);margin-block-start:calc(var(--v-arrow-height)/-2)}' +
  '.FriendlySlider .Slider-arrow svg{display:var(--v-arrow-drawing,block);max-width:60%}' +
  '.FriendlySlider .Slider-arrow::before{content:"";display:var(--v-arrow-picture,none);width:52%;height:52%;background:currentColor;mask:var(--v-arrow) center/contain no-repeat}' +
  '.FriendlySlider .Slider-arrow[data-previous]::before{transform:scaleX(-1)}' +
  '.FriendlySlider .Slider-arrow:dir(rtl)::before{transform:scaleX(-1)}' +
  '.FriendlySlider .Slider-arrow[data-previous]:dir(rtl)::before{transform:none}';
