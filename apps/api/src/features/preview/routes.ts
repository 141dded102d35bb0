import { contract, epackIdSchema } from '@vitrina/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { pickLanguage, type Language } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { isolate } from '../../platform/http/securityHeaders.ts';
import { readAppPage } from '../../platform/web-apps/appPages.ts';
import type { EpackRow } from '../epacks/queries.ts';
import type { Services } from '../services.ts';
import { createPreviewLink, listPreviewLinks, openPreviewLink, revokePreviewLink } from './links.ts';
import { choosePreview, findPreviewed, type PreviewQuery } from './previewPage.ts';
import { createSharedPreviews } from './sharedPreviews.ts';

type Texts = Record<Language, [title: string, text: string]>;

const missingTexts: Texts = {
  en: ['Nothing to preview', 'This package does not exist, or it has been deleted.'],
  ru: ['Нечего показать', 'Такого пакета нет, или он удалён.'],
};
const endedTexts: Texts = {
  en: ['This link has ended', 'It has expired or was revoked. Ask the person who sent it for a new one.'],
  ru: [
    'Ссылка больше не действует',
    'Её срок истёк, или её отозвали. Попросите новую у того, кто её прислал.',
  ],
};

function missingPage(texts: Texts, language: Language): string {
  const [title, text] = texts[language];
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

/** The preview: no sign-in; the secret is the epack's id, or the token of a link. */
export function previewRoutes(routes: ContractRoutes, services: Services): void {
  const { app } = routes;
  const { database, blobs, blocks, appFolders } = services;
  const show = createSharedPreviews(sharedMs);
  type Query = Record<keyof PreviewQuery, unknown>;

  async function sendPreview(reply: FastifyReply, epack: EpackRow, query: Query, language: Language) {
    const { locale, template, page, publication } = query;
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
  }

  type Preview = { Params: { id: string }; Querystring: Query };
  const url = '/panel/builder-pro/preview/:id';
  app.get<Preview>(url, { schema: { hide: true } }, async (request: FastifyRequest<Preview>, reply) => {
    const language = pickLanguage(request.headers['accept-language']);
    const id = epackIdSchema.safeParse(request.params.id);
    const epack = id.success ? await findPreviewed(database.query, id.data) : undefined;
    if (!epack) return sendPage(reply, 404, missingPage(missingTexts, language));
    return sendPreview(reply, epack, request.query, language);
  });

  type Shared = { Params: { token: string }; Querystring: Query };
  const sharedUrl = '/panel/builder-pro/preview/shared/:token';
  app.get<Shared>(sharedUrl, { schema: { hide: true } }, async (request: FastifyRequest<Shared>, reply) => {
    const language = pickLanguage(request.headers['accept-language']);
    const id = await openPreviewLink(database.query, request.params.token);
    const epack = id === undefined ? undefined : await findPreviewed(database.query, id);
    if (!epack) return sendPage(reply, 404, missingPage(endedTexts, language));
    return sendPreview(reply, epack, request.query, language);
  });

  routes.on(contract.listPreviewLinks, async ({ user, params }) => {
    const items = await listPreviewLinks(database.query, user, params.id);
    return ok({ items, total: items.length });
  });
  routes.on(contract.createPreviewLink, async ({ user, params, body }) =>
    ok(await createPreviewLink(services, user, params.id, body.lifetime)),
  );
  routes.on(contract.revokePreviewLink, async ({ user, params }) => {
    await revokePreviewLink(database, user, params.id, params.linkId);
    return ok({});
  });
}
