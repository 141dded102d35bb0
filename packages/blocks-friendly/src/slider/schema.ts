import { asset, boolean, choice, colour, length } from '@vitrina/block-kit';

/** Props of FriendlySlider (builder-pro.md section 3a, Friendly family and Slider visuals). */
export const friendlySliderProps = {
  contentPosition: choice(['top', 'bottom'], { default: 'bottom', section: 'style' }),
  showArrows: boolean({ default: true, section: 'style' }),
  arrowSvg: asset({ fileType: 'image', isPerSize: false, section: 'style' }),
  arrowColor: colour({ default: '#111111' }),
  arrowWidth: length({ default: '46px', units: ['px'] }),
  arrowHeight: length({ default: '46px', units: ['px'] }),
  showBullets: boolean({ default: true, section: 'style' }),
  bulletColor: colour({ default: '#cccccc' }),
  activeBulletColor: colour({ default: '#16c7dc' }),
} as const;
