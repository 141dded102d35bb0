import { countTagsBefore } from './embedTags.ts';

/**
 * `!important` inside a shadow root overrides any rule on its host: whatever the shop sets for `*` or `div`,
 * the host is as wide as its place and has no style of its own. While waiting it takes up no space, not even
 * a gap between flex items.
 */
const reset = 'all:initial!important;';
const hostRules = {
  waiting: `:host{${reset}position:absolute!important}`,
  shown: `:host{${reset}display:block!important;inline-size:100%!important;container:page/inline-size!important}`,
};

/** The element a package is shown in. Its shadow root keeps the shop's styles out and ours in. */
export function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('data-vitrina-host', '');
  host.attachShadow({ mode: 'open' });
  styleHost(host, 'waiting');
  return host;
}

/** Applies to the host the look of its state, and its page the given sheets. */
export function styleHost(host: HTMLElement, state: keyof typeof hostRules, ...css: string[]): void {
  const root = host.shadowRoot;
  if (!root) return;
  root.adoptedStyleSheets = [hostRules[state], ...css].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** Finds the shop's element for the package; with several tags, the one at this tag's position. */
export function findPlace(script: HTMLScriptElement): Element | undefined {
  const places = document.querySelectorAll('[data-vitrina]:not([data-vitrina=page]), #vitrina');
  const place = places[countTagsBefore(script)];
  return place && !place.contains(script) ? place : undefined;
}

/** Puts the host into the place the shop made for it, else after the script; a script in the head shows at the end. */
export function placeHost(host: HTMLElement, script: HTMLScriptElement, place = findPlace(script)): void {
  if (place) {
    if (host.parentNode !== place) place.replaceChildren(host);
  } else if (document.body.contains(script)) {
    if (host.parentNode !== script.parentNode) script.after(host);
  } else if (!host.isConnected) {
    document.body.append(host);
  }
}
