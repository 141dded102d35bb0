import { defineBlock } from '@vitrina/block-kit';

import { buttonCss } from '../controls/buttonCss.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { formButtonProps } from './schema.ts';

/** Submits or resets the form. @public */
export const formButton = defineBlock({
  key: 'FormButton',
  family: 'generic',
  props: formButtonProps,
  nesting: { allowedChildren: 'none', allowedParents: ['Form', 'Column'] },
  css: buttonCss('.FormButton-button'),
  style: ({ color, backgroundColor }) => ({
    parts: { button: { color, 'background-color': backgroundColor } },
  }),
  aliases: ['button'],
  keywords: ['submit', 'send', 'отправить', 'кнопка'],
  thumbnail: thumbnail(
    `<rect x="12.75" y="15.75" width="38.5" height="16.5" rx="4" ${tint}/><path d="M22 24h20"/>`,
  ),
});
