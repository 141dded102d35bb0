import { defineBlock } from '@vitrina/block-kit';

import { buttonCss } from '../controls/buttonCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { downloadButtonProps } from './schema.ts';

/** A button that downloads a file, such as a manual. @public */
export const downloadButton = defineBlock({
  key: 'DownloadButton',
  family: 'generic',
  props: downloadButtonProps,
  nesting: { allowedChildren: 'none' },
  css: `${buttonCss('.DownloadButton')}.DownloadButton-note{font-weight:400;white-space:nowrap}`,
  style: ({ color, backgroundColor }) => ({ root: { color, 'background-color': backgroundColor } }),
  keywords: ['file', 'manual', 'pdf', 'скачать', 'файл', 'инструкция'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="13.75" width="46.5" height="20.5" rx="5" ${tint}/><path d="M20 20v7m-3.5-3 3.5 3.5 3.5-3.5M16 30h8m6-6h17"/>`,
  ),
});
