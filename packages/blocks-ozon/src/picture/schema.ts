import { alternativeText, asset, boolean, choice, link, needed } from '@vitrina/block-kit';

/** Hosts of the marketplace; a link to another host is accepted with a warning. */
const marketplaceHosts = ['ozon.ru', 'ozon.by', 'ozon.kz', 'ozon.com'];

/** Props of Ozon's images. `width` is a share of the row and replaces the common prop. */
export const ozonPictureProps = {
  src: needed(asset({ fileType: 'image' })),
  altText: alternativeText('src', { maxLength: 500 }),
  url: link({ expectedHosts: marketplaceHosts }),
  width: choice(['full', 'half', 'one-third', 'one-fourth'], { default: 'full', section: 'size' }),
  objectFit: choice(['contain', 'cover'], { default: 'cover', section: 'layout' }),
  showBackground: boolean({ section: 'fill' }),
} as const;
