import { asset, boolean, choice, color, length } from '@vitrina/block-kit';

/** Props of FriendlySlider. */
export const friendlySliderProps = {
  contentPosition: choice(['top', 'bottom'], { default: 'bottom', section: 'layout' }),
  showArrows: boolean({ default: true, section: 'behavior' }),
  arrowSvg: asset({ fileType: 'image', isPerSize: false, section: 'behavior' }),
  arrowColor: color({ default: '#111111' }),
  arrowWidth: length({ default: '46px', units: ['px'] }),
  arrowHeight: length({ default: '46px', units: ['px'] }),
  showBullets: boolean({ default: true, section: 'behavior' }),
  bulletColor: color({ default: '#cccccc' }),
  activeBulletColor: color({ default: '#16c7dc' }),
} as const;
