import { epackIdSchema } from '@vitrina/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { pickLanguage, type Language } from '../../platform/http/language.ts';
import { isolate } from '../../platform/http/securityHeaders.ts';
import { readAppPage } from '../../platform/web-apps/appPages.ts';
import type { Services } from '../services.ts';
import { choosePreview, findPreviewed, type PreviewQuery } from './previewPage.ts';
import { createSharedPreviews } from './sharedPreviews.ts';

const missingTexts: Record<Language, [title: string, text: string]> = {
  en: ['Nothing to preview', 'This package does not exist, or it has been deleted.'],
  ru: ['Нечего показать', 'Такого пакета нет, или он удалён.'],
};

function missingPage(language: Language): string {
  const [title, text] = missingTexts[language];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<style>body{font:16px/1.5 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1rem}</style></head>',
    `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  ].join('');
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return isolate(reply, 'document')
    .status(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** How old assets can be in a preview that was just opened. */
const sharedMs = 2000;

/** The preview: no sign-in; the epack's id is the secret. */
export function previewRoutes(
  { app }: ContractRoutes,
  { database, blobs, blocks, appFolders }: Services,
): void {
  const show = createSharedPreviews(sharedMs);
  type Preview = { Params: { id: string }; Querystring: Record<keyof PreviewQuery, unknown> };
  const url = '/panel/builder-pro/preview/:id';
  app.get<Preview>(url, { schema: { hide: true } }, async (request: FastifyRequest<Preview>, reply) => {
    const language = pickLanguage(request.headers['accept-language']);
    const id = epackIdSchema.safeParse(request.params.id);
    const epack = id.success ? await findPreviewed(database.query, id.data) : undefined;
    if (!epack) return sendPage(reply, 404, missingPage(language));
    const { locale, template, page, publication } = request.query;
    const asked = {
      locale: asText(locale),
      template: asText(template),
      page: asText(page),
      publication: asText(publication),
    };
    const sources = { query: database.query, blobs, blocks };
    const { key, render } = await choosePreview(sources, epack, asked, language);
    const html = await show({
      key,
      licenseId: epack.license_id,
      render: async () => render(await readAppPage(appFolders.preview)),
    });
    return sendPage(reply, 200, html);
  });
}
