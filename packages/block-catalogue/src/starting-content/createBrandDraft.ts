import { type BlockTemplate, templateDraft } from '@vitrina/block-kit';

import type { Catalogue } from '../createCatalogue.ts';

type TextProps = NonNullable<BlockTemplate['props']>;

/** Props of a brand's Text blocks. @public */
export interface BrandTexts {
  readonly heading: TextProps;
  readonly body: TextProps;
}

/** A brand's page: the product's promises with reasons, in the brand's fonts. */
function brandPage({ heading, body }: BrandTexts): BlockTemplate {
  const text =
    'The sensor measures how thick the food is and tells you when it is rare, medium or well done. All that is left to do is to lay the table.';
  return {
    key: 'Feature',
    children: [
      { key: 'Image' },
      {
        key: 'Text',
        props: {
          ...heading,
          text: 'Grilled just as you like it',
          element: 'h2',
          padding: { top: '24px', right: '24px', left: '24px' },
        },
      },
      {
        key: 'Text',
        props: { ...body, text, padding: { top: '12px', right: '24px', bottom: '24px', left: '24px' } },
      },
    ],
  };
}

/**
 * Creates the first page of a brand's template, in the language of a locale, for an epack without a master
 * page to copy.
 *
 * @public
 */
export function createBrandDraft({ find, translateInto }: Catalogue, locale: string, preset: BrandTexts) {
  return templateDraft(brandPage(preset), find, translateInto(locale));
}
