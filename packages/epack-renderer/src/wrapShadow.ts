import { escapeStyle } from './escapeHtml.ts';
import type { RenderedPage } from './renderPage.ts';

/**
 * The page inside a declarative shadow root, as preview and zip serve it: it shows without any script.
 *
 * @public
 */
export function wrapShadow({ html, css }: Pick<RenderedPage, 'html' | 'css'>): string {
  return `<div data-vitrina="page"><template shadowrootmode="open" shadowrootserializable><style>${escapeStyle(css)}</style>${html}</template></div>`;
}
