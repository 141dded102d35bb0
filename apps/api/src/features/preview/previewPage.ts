import { type BrandKitWire, pathIdSchema } from '@vitrina/api-client/contract';
import { describePage, wrapShadow } from '@vitrina/epack-renderer';

import type { Language } from '../../platform/http/language.ts';
import { escapeMarkup } from '../../platform/markup/escapeMarkup.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findBrandKit } from '../directory/brandKits.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import { listPageRevisions, type EpackRow } from '../epacks/queries.ts';
import { listPublishedPages } from '../publishing/sincePublished.ts';
import { choosePage } from '../rendering/choosePage.ts';
import { failureText } from '../rendering/failureText.ts';
import { findPageFonts, toFontCss } from '../rendering/fonts.ts';
import { type PageSources, renderStoredPage } from '../rendering/renderStoredPage.ts';
import { findRevision } from '../versions/revisions.ts';
import type { PreviewKey } from './sharedPreviews.ts';

/** The parameters of the preview's address. */
export interface PreviewQuery {
  locale?: string | undefined;
  template?: string | undefined;
  page?: string | undefined;
  /** The id of a publication whose pages to show instead of the current ones. */
  publication?: string | undefined;
}

/** Lists the pages to choose from: the current ones, or those of a publication of the epack. */
async function listShown(
  query: Queryable,
  epackId: string,
  { publication }: PreviewQuery,
): Promise<readonly (PageAddress & { revision: number })[]> {
  if (publication === undefined) return listPageRevisions(query, epackId);
  const id = pathIdSchema.safeParse(publication);
  return id.success ? listPublishedPages(query, epackId, id.data) : [];
}

/** Finds the epack of a preview: anyone with its id can view it, unless it is deleted. */
export async function findPreviewed(query: Queryable, id: string): Promise<EpackRow | undefined> {
  const row = await query
    .selectFrom('epack')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row as EpackRow | undefined;
}

/** A page of a preview that was chosen and not rendered yet. */
export interface ChosenPreview {
  /** The same until the package, the page or the look of the license is saved. */
  key: PreviewKey;
  render(shell: string): Promise<string>;
}

/** Chooses the page of an epack that a preview shows. */
export async function choosePreview(
  sources: PageSources,
  epack: EpackRow,
  asked: PreviewQuery,
  language: Language,
): Promise<ChosenPreview> {
  const choice = choosePage(await listShown(sources.query, epack.id, asked), asked);
  const address = choice?.page ?? { locale: 'ru', template: 'master_template', page: 'index.html' };
  const kit = (await findBrandKit(sources.query, epack)) ?? null;
  return {
    key: [epack.id, epack.name, epack.data_revision, choice, language, kit],
    render: (shell) => fillPreview(sources, epack, { choice, address, shell, language, kit }),
  };
}

interface Filling {
  choice: ReturnType<typeof choosePage<PageAddress & { revision: number }>>;
  address: PageAddress;
  shell: string;
  language: Language;
  kit: BrandKitWire | null;
}

/** Fills the preview app's page with an epack's page. */
async function fillPreview(
  sources: PageSources,
  epack: EpackRow,
  { choice, address, shell, language, kit }: Filling,
): Promise<string> {
  const { query } = sources;
  const stored = choice && (await findRevision(query, epack.id, choice.page, choice.page));
  const page = { components: stored?.components ?? [], locale: address.locale };
  const rendered = await renderStoredPage(sources, epack, page, { kit, failureText: failureText(language) });
  const fontCss = toFontCss(await findPageFonts(sources, rendered), (url) => url);
  const state = {
    title: epack.name,
    current: { locale: address.locale, template: address.template, page: address.page },
    locales: choice?.locales ?? [],
    templates: choice?.templates ?? [],
    pages: choice?.pages ?? [],
  };
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  const fonts = fontCss === '' ? '' : `<style>${fontCss.replaceAll('</', String.raw`<\/`)}</style>`;
  return shell
    .replace('<!--vitrina:title-->', () => escapeMarkup(epack.name))
    .replace('<!--vitrina:description-->', () => escapeMarkup(describePage(rendered)))
    .replace('<!--vitrina:page-->', () => fonts + wrapShadow(rendered))
    .replace(
      '<!--vitrina:state-->',
      () => `<script type="application/json" id="vitrina-state">${json}</script>`,
    );
}
