import { boolean, color, length, number } from '@vitrina/block-kit';

const layout = { section: 'layout', isPerSize: true } as const;

/** Props of Slider. */
export const sliderProps = {
  slidesPerView: number({ ...layout, default: 1, min: 1, max: 12, unit: 'items' }),
  gap: length({ ...layout, default: '0px', units: ['px', 'em'] }),
  arrows: boolean({ default: true, section: 'behavior' }),
  arrowColor: color({ default: '#111111' }),
  pagination: boolean({ default: true, section: 'behavior' }),
  bulletColor: color({ default: '#cccccc' }),
  activeBulletColor: color({ default: '#16c7dc' }),
} as const;
