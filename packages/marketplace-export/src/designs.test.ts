import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import type { ComponentDraft, Json } from '@vitrina/epack-model';
import { createPageDrafts, loadDesignTexts, pageDesigns } from '@vitrina/page-designs';
import { describe, expect, it } from 'vitest';

import { exportAmazon } from './amazon/exportAmazon.ts';
import { exportOzon } from './ozon/exportOzon.ts';
import { pageOfFeatures, picture } from './testing/pages.ts';
import { validateAmazonDocument, validateOzonContent } from './validate.ts';

/** Fills the images of a design. */
function withPictures(draft: ComponentDraft): ComponentDraft {
  const src: Json = picture('kettle');
  return {
    ...draft,
    ...(draft.componentKey === 'Image' && {
      props: {
        ...draft.props,
        src: { name: 'src', value: { desktop: src } },
        alt: { name: 'alt', value: { desktop: 'Kettle' } },
      },
    }),
    ...(draft.children && { children: draft.children.map(withPictures) }),
  };
}

await loadDesignTexts(['ru']);

describe.each(['en', 'ru'])('designed pages in %s', (locale) => {
  const pages = pageDesigns.map((design) => {
    const drafts = createPageDrafts(design, { catalogue, locale, product: { name: 'Kettle' } });
    return {
      key: design.key,
      page: pageOfFeatures(...drafts.map((section) => withPictures(section).children ?? [])),
    };
  });

  it.each(pages)('$key is valid rich content of Ozon, and says what is left out', ({ page }) => {
    const { document, issues } = exportOzon(page, { catalogue });
    expect(validateOzonContent(document)).toEqual([]);
    expect(document.content.length).toBeGreaterThan(3);
    expect(JSON.stringify(document)).toContain('Kettle');
    expect(issues.map(({ code }) => code)).not.toContain('marketplace.nothingToExport');
  });

  it.each(pages)('$key is a valid document of Amazon, and says what is left out', ({ page }) => {
    const { document, issues } = exportAmazon(page, { catalogue, name: 'Kettle', locale });
    expect(document && validateAmazonDocument(document)).toEqual([]);
    expect(document?.contentDocument.contentModuleList).toHaveLength(5);
    expect(issues.map(({ code }) => code)).toContain('marketplace.amazon.tooManyModules');
  });
});
