import { defineBlock } from '@vitrina/block-kit';

import { fieldCss } from '../controls/fieldCss.ts';
import { unusedMessages } from '../controls/ruleAttributes.ts';
import { thumbnail, tint } from '../thumbnail.ts';
import { formInputProps } from './schema.ts';

/**
 * A field for a line of text, a number or a password.
 *
 * @public
 */
export const formInput = defineBlock({
  key: 'FormInput',
  family: 'generic',
  props: formInputProps,
  nesting: { allowedChildren: 'none', allowedParents: ['Form', 'Column'] },
  unusedProps: ({ rules }) => unusedMessages(rules),
  css: fieldCss('FormInput'),
  aliases: ['input'],
  keywords: ['field', 'text', 'поле'],
  thumbnail: thumbnail(
    `<rect x="8.75" y="17.75" width="46.5" height="14.5" rx="3" ${tint}/><path d="M15 21.5v7m-2-7h4m-4 7h4M10 12h16"/>`,
  ),
});
