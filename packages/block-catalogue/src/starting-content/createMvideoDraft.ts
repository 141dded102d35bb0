import { type BlockTemplate, templateDraft } from '@vitrina/block-kit';
import type { Catalogue } from '../createCatalogue.ts';

/** M.Video's page: a full-width image, its message, and a link onward. */
const mvideoPage: BlockTemplate = {
  key: 'Feature',
  children: [
    {
      key: 'FriendlyPictureWithText',
      props: {
        title: 'Grilled just as you like it',
        text: 'The sensor measures how thick the food is and tells you when it is rare, medium or well done. All that is left to do is to lay the table.',
        textPosition: 'bottom',
      },
    },
    {
      key: 'Link',
      props: { padding: { right: '24px', bottom: '24px', left: '24px' } },
      children: [{ key: 'Text', props: { text: 'More about the product', weight: 700, color: '#001a34' } }],
    },
  ],
};

/** Creates the first page of M.Video's template, in the language of a locale. @public */
export function createMvideoDraft({ find, translateInto }: Catalogue, locale: string) {
  return templateDraft(mvideoPage, find, translateInto(locale));
}
