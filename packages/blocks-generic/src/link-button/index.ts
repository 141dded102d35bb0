import { defineBlock } from '@vitrina/block-kit';

import { buttonCss } from '../controls/buttonCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { linkButtonProps } from './schema.ts';

/** A link that looks like a button, such as a call to action. @public */
export const linkButton = defineBlock({
  key: 'LinkButton',
  family: 'generic',
  props: linkButtonProps,
  nesting: { allowedChildren: 'none' },
  css: buttonCss('.LinkButton'),
  style: ({ look, color, backgroundColor }) => ({
    root:
      look === 'filled'
        ? { color, 'background-color': backgroundColor }
        : { color: backgroundColor, 'border-color': 'currentColor' },
  }),
  isLink: true,
  create: () => ({ key: 'LinkButton', props: { text: 'More about the product' } }),
  keywords: ['cta', 'call to action', 'button', 'кнопка', 'призыв'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="14.75" width="46.5" height="18.5" rx="5" ${tint}/><path d="M18 24h20m-4-4 4 4-4 4"/>`,
  ),
});
