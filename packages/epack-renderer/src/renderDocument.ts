import { escapeHtml } from './escapeHtml.ts';
import { languageTag, localeDirection } from './languageTag.ts';
import type { RenderedPage } from './renderPage.ts';
import { wrapShadow } from './wrapShadow.ts';

/** Metadata of a stand-alone document. @public */
export interface DocumentOptions {
  readonly title: string;
  readonly locale: string;
  readonly description?: string;
  readonly direction?: 'ltr' | 'rtl';
  /** CSS that declares fonts; placed in the document, since a shadow root cannot declare fonts. */
  readonly fontCss?: string;
  /**
   * Classic scripts by relative address, for pages with interactive blocks; modules do not load from a
   * folder.
   */
  readonly scripts?: readonly string[];
}

/**
 * Renders a page as a complete `index.html`, which opens from a folder or a file server and loads nothing
 * else.
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
    `<body><main>${wrapShadow(page)}</main></body>`,
    '</html>',
    '',
  ].join('\n');
}
