import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { standardViews as views } from '@vitrina/block-catalogue/views';
import { createPage, localeDirection } from '@vitrina/epack-model';
import { renderDocument, renderPage } from '@vitrina/epack-renderer';
import {
  createPageDrafts,
  createProductDrafts,
  createSectionDraft,
  grounds,
  loadDesignTexts,
  pageDesigns,
  sectionDesigns,
} from '@vitrina/page-designs';
import { fullProduct } from '@vitrina/page-designs/testing';

/** A design as a document. */
export interface DrawnDesign {
  readonly name: string;
  readonly html: string;
}

/**
 * Renders designs in a language: each page, each section on every ground below one another, and each page filled with a
 * product.
 *
 * @param wanted - keys of designs, such as `tea` or `heroSplit`, with `data:` before those to fill; empty for all
 */
export async function renderDesigns(locale: string, wanted: readonly string[]): Promise<DrawnDesign[]> {
  await loadDesignTexts([locale]);
  const start = { catalogue, locale };
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const draw = (name: string, drafts: Parameters<typeof createPage>[0]): DrawnDesign[] => {
    if (!isWanted(name)) return [];
    const page = renderPage(createPage(drafts), { catalogue, views, locale, publicId: name });
    return [
      { name, html: renderDocument(page, { title: name, locale, direction: localeDirection(locale) }) },
    ];
  };
  return [
    ...pageDesigns.flatMap((design) => draw(design.key, createPageDrafts(design, start))),
    ...sectionDesigns.flatMap(({ key }) =>
      draw(
        key,
        grounds.map((ground) => createSectionDraft(key, ground, start)),
      ),
    ),
    ...pageDesigns.flatMap((design) =>
      draw(`data:${design.key}`, createProductDrafts(design, start, fullProduct)),
    ),
  ];
}
