import type { ViewProps } from '@vitrina/block-kit/react';
import { SliderView } from '@vitrina/blocks-generic/parts/views';

import type { friendlySlider } from './index.ts';

/** The generic slider with one slide in view. */
export function FriendlySliderView(view: ViewProps<typeof friendlySlider>) {
  const { props, part, valuesAt } = view;
  return (
    <SliderView
      {...view}
      props={sliderValues(props)}
      part={(name) => `Slider-${name} ${part(name)}`}
      valuesAt={(size) => sliderValues(valuesAt(size))}
    />
  );
}

function sliderValues(values: ViewProps<typeof friendlySlider>['props']) {
  const { showArrows, showBullets, arrowColor, bulletColor, activeBulletColor } = values;
  return {
    slidesPerView: 1,
    gap: '0px',
    arrows: showArrows,
    pagination: showBullets,
    arrowColor,
    bulletColor,
    activeBulletColor,
  };
}
