/**
 * The previewed epack's data, sent by the server as JSON in
 * `<script type="application/json" id="vitrina-state">` in place of `<!--vitrina:state-->`. `<` is escaped as
 * `\u003c`.
 */
export interface PreviewState {
  readonly title: string;
  readonly current: PreviewAddress;
  readonly locales: readonly string[];
  /** Templates of the current locale. */
  readonly templates: readonly string[];
  /** Pages of the current template. */
  readonly pages: readonly string[];
}

/** Which page is shown; the address of a preview carries these as its query. */
export interface PreviewAddress {
  readonly locale: string;
  readonly template: string;
  readonly page: string;
}

/** Reads the state the server left in the document; undefined where there is none, as under `vite dev`. */
export function readPreviewState(json: string | null | undefined): PreviewState | undefined {
  if (!json) return undefined;
  const state = JSON.parse(json) as Partial<PreviewState>;
  return state.current && state.locales && state.templates && state.pages
    ? {
        title: '',
        ...state,
        current: state.current,
        locales: state.locales,
        templates: state.templates,
        pages: state.pages,
      }
    : undefined;
}

/** The address of another page of the same epack, relative to the shown one. */
export function previewLink(address: PreviewAddress): string {
  return `?${new URLSearchParams({ ...address }).toString()}`;
}
