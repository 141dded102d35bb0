import { escapeHtml } from './escapeHtml.ts';
import { languageTag, localeDirection } from './languageTag.ts';
import type { RenderedPage } from './renderPage.ts';
import { wrapShadow } from './wrapShadow.ts';

/** What a stand-alone document says about itself. @public */
export interface DocumentOptions {
  readonly title: string;
  readonly locale: string;
  readonly description?: string;
  readonly direction?: 'ltr' | 'rtl';
  /** CSS that declares fonts; it is in the document, where a shadow root's fonts must be declared. */
  readonly fontCss?: string;
  /** Classic scripts by relative address (modules do not load from a folder), for pages with interactive blocks. */
  readonly scripts?: readonly string[];
}

/**
 * A page as a complete `index.html`: it opens from a folder or a file server alike and refers to nothing outside.
 *
 * @public
 */
export function renderDocument(page: RenderedPage, options: DocumentOptions): string {
  const { title, locale, description, fontCss, scripts = [] } = options;
  const direction = options.direction ?? localeDirection(locale);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(languageTag(locale))}" dir="${direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    `<title>${escapeHtml(title)}</title>`,
    `<style>body{margin:0 auto;max-width:1416px}${(fontCss ?? '').replaceAll('</', '<\\/')}</style>`,
    ...scripts.map((script) => `<script defer src="${escapeHtml(script)}"></script>`),
    '</head>',
    `<body>${wrapShadow(page)}</body>`,
    '</html>',
    '',
  ].join('\n');
}
