import { asset, choice, color, group, length, list, text } from '@vitrina/block-kit';

import { pictureFields } from '../parts/props.ts';

const layout = { section: 'layout', isPerSize: true } as const;
const { altText } = pictureFields();
/** Not needed, unlike that of a block with images: a fact can be a title alone. */
const image = asset({ fileType: 'image' });

/** Props of FactStrip. */
export const factStripProps = {
  items: list(group({ title: text({ maxLength: 100 }), image, altText }), {
    default: [{ title: '', image: '', altText: '' }],
    max: 24,
  }),
  /** The mark between neighbors. */
  separator: choice(['dot', 'line', 'none'], { default: 'dot', section: 'layout', isPerSize: false }),
  /** Whether items that do not fit begin another line, or are swiped to. */
  overflow: choice(['wrap', 'swipe'], { ...layout, default: 'wrap' }),
  justify: choice(['start', 'center', 'between'], { ...layout, default: 'center', icons: 'justify' }),
  gap: length({ ...layout, default: '32px', units: ['px', 'em', 'cqw'] }),
  imageHeight: length({ default: '32px', units: ['px', 'em'] }),
  color: color({ default: '#001a34' }),
  separatorColor: color({ default: '#808d9a' }),
} as const;
