import { asset, choice, color, group, kitColor, length, list, text } from '@vitrina/block-kit';

import { pictureFields } from '../parts/props.ts';

const { altText } = pictureFields();
/** Not needed, unlike that of a block with images: an item can be a text alone. */
const image = asset({ fileType: 'image' });

/** Props of Marquee. */
export const marqueeProps = {
  items: list(group({ title: text({ maxLength: 60 }), image, altText }), {
    default: [{ title: '', image: '', altText: '' }],
    max: 12,
  }),
  /** The mark between neighbors. */
  separator: choice(['star', 'dot', 'slash', 'line', 'none'], {
    default: 'star',
    section: 'layout',
    isPerSize: false,
  }),
  gap: length({ section: 'layout', default: '2.4em', units: ['px', 'em', 'cqw'] }),
  imageHeight: length({ default: '32px', units: ['px', 'em'] }),
  color: color({ default: kitColor('onAccent') }),
  separatorColor: color({ default: kitColor('onAccent') }),
  backgroundColor: color({ default: kitColor('accent') }),
} as const;
