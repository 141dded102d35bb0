import { escapeStyle } from './escapeHtml.ts';
import type { RenderedPage } from './renderPage.ts';

/** Wraps the page in a declarative shadow root, as in preview and zip; works without a script. @public */
export function wrapShadow({ html, css }: Pick<RenderedPage, 'html' | 'css'>): string {
  return `<div data-vitrina="page"><template shadowrootmode="open" shadowrootserializable><style>${escapeStyle(css)}</style>${html}</template></div>`;
}
