import { boolean, color, length, number } from '@vitrina/block-kit';

const style = { section: 'style', isPerSize: true } as const;

/** Props of Slider. */
export const sliderProps = {
  slidesPerView: number({ ...style, default: 1, min: 1, max: 12, unit: 'items' }),
  gap: length({ default: '0px', units: ['px', 'em'] }),
  arrows: boolean({ default: true }),
  arrowColor: color({ default: '#111111' }),
  pagination: boolean({ default: true }),
  bulletColor: color({ default: '#cccccc' }),
  activeBulletColor: color({ default: '#16c7dc' }),
} as const;
