import { countTagsBefore } from './embedTags.ts';

/**
 * `!important` inside a shadow root overrides any rule on its host: whatever the shop sets for `*` or `div`,
 * the host is as wide as its place and has no style of its own. While waiting it takes up no space, not even
 * a gap between flex items.
 */
const hostRules = {
  waiting: `:host{all:initial!important;position:absolute!important}`,
  shown: `:host{all:initial!important;display:block!important;inline-size:100%!important;container:page/inline-size!important}`,
};

/** Returns the rule that reserves a height, in px. */
export const atLeast = (heightPx: number) => `:host{min-height:${heightPx}px!important}`;

/** Creates the host element of a package. Its shadow root isolates the shop's styles and ours. */
export function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.dataset.vitrinaHost = '';
  host.attachShadow({ mode: 'open' });
  styleHost(host, 'waiting');
  return host;
}

/** Styles the host for its state, and applies the given sheets to its page. */
export function styleHost(host: HTMLElement, state: keyof typeof hostRules, ...css: string[]): void {
  (host.shadowRoot as ShadowRoot).adoptedStyleSheets = [hostRules[state], ...css].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** Finds the shop's element for the package; with several tags, the one at this tag's position. */
export function findPlace(script: HTMLScriptElement): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>('[data-vitrina]:not([data-vitrina=page]), #vitrina');
  const place = places[countTagsBefore(script)];
  return place && !place.contains(script) ? place : undefined;
}

/**
 * Inserts the host into the shop's element for it, otherwise after the script; for a script in the head, at
 * the end of the body.
 */
export function placeHost(host: HTMLElement, script: HTMLScriptElement, place?: HTMLElement): void {
  if (place) {
    if (host.parentNode !== place) place.replaceChildren(host);
  } else if (document.body.contains(script)) {
    if (host.parentNode !== script.parentNode) script.after(host);
  } else if (!host.isConnected) {
    document.body.append(host);
  }
}
