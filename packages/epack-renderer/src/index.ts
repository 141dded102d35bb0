export { describePage } from './describePage.ts';
export { languageTag, localeDirection } from './languageTag.ts';
export { type DocumentOptions, renderDocument } from './renderDocument.ts';
export type { BlockFailure } from './blockFailures.ts';
export { renderPage, type RenderedPage } from './renderPage.ts';
export type { RenderPageOptions } from './renderPageOptions.ts';
export { wrapShadow } from './wrapShadow.ts';
