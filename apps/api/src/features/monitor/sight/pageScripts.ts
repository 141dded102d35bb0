/**
 * Scripts that a check runs in a shop's page. They are texts, since the server has no types of the DOM, and their values
 * come from a stranger's page: {@link toContent} reads them.
 */

/** Runs before the page's own scripts: notes what our script reports, and what the page's policy blocks. */
export const watchScript = `(() => {
  const noted = { outcome: '', blocked: [] };
  Object.defineProperty(globalThis, '__vitrinaCheck', { value: noted });
  for (const state of ['shown', 'none', 'error', 'late'])
    addEventListener('vitrina:' + state, () => { noted.outcome = state; }, true);
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, disposition }) => {
    if (disposition === 'enforce' && noted.blocked.length < 50)
      noted.blocked.push({ address: String(blockedURI), directive: String(effectiveDirective) });
  }, true);
})()`;

/** Functions of the scripts below, for the package with a `publicId`; empty for any. */
const commonFor = (publicId: string) => `
  const wantedId = ${JSON.stringify(publicId)};
  const isTag = (script) => /\\/stream\\/v1\\/embed\\.js$/.test(URL.parse(script.src)?.pathname ?? '');
  const hosts = () => [...document.querySelectorAll('[data-vitrina-host],[data-vitrina=page]')];
  const places = () => [...document.querySelectorAll('[data-vitrina]:not([data-vitrina=page]),#vitrina')];
  const tags = () => [...document.scripts].filter(isTag);
  const idOf = (host) => host.shadowRoot?.querySelector('[data-epack]')?.getAttribute('data-epack') ?? '';
  const content = () => hosts().find((host) => idOf(host) && (!wantedId || idOf(host) === wantedId)) ?? hosts().find(idOf);
  const target = () => content() ?? places()[0] ?? hosts()[0] ??
    tags().map((tag) => document.body.contains(tag) ? tag.parentElement : document.body)[0];
  const up = (element) => element.parentElement ?? element.getRootNode().host ?? null;
  const named = (element, why) => {
    const { id, className, localName } = element;
    const classes = typeof className === 'string' ? className.trim().split(/\\s+/).filter(Boolean) : [];
    return (localName + (id ? '#' + id : '') + classes.slice(0, 2).map((one) => '.' + one).join('') + ' ' + why).slice(0, 200);
  };
  const whyHidden = (element) => {
    const { display, visibility, opacity } = getComputedStyle(element);
    if (display === 'none') return '{display: none}';
    if (opacity === '0') return '{opacity: 0}';
    const isInherited = element.parentElement && getComputedStyle(element.parentElement).visibility === visibility;
    if (visibility !== 'visible' && !isInherited) return '{visibility: ' + visibility + '}';
    if (element.localName === 'details' && !element.open) return '(closed)';
    return '';
  };
  const findHider = (element) => {
    let found;
    for (let one = element; one; one = up(one)) if (whyHidden(one)) found = one;
    return found;
  };`;

/** The turns that a place is out of view before it is in view again. */
const awayTurns = 5;

/**
 * Brings the places of our content into view, one each turn, so that the script loads them. Late content waits until its place
 * is not seen: in some turns, the page is scrolled to its other end.
 */
export const scrollScript = (publicId: string, turn: number) => `(() => {${commonFor(publicId)}
  const all = [...places(), ...hosts()];
  const place = all[${turn} % all.length] ?? target();
  place?.scrollIntoView({ block: 'center' });
  if (!place || globalThis.__vitrinaCheck?.outcome !== 'late' || ${Math.floor(turn / awayTurns) % 2} === 0) return;
  const isOnFirstScreen = place.getBoundingClientRect().top + scrollY < 2 * innerHeight;
  scrollTo(0, isOnFirstScreen ? document.documentElement.scrollHeight : 0);
})()`;

/** Whether the wanted content is in the page, or our script has reported that there is none. */
export const isSettledScript = (publicId: string) => `(() => {${commonFor(publicId)}
  const outcome = globalThis.__vitrinaCheck?.outcome;
  const found = content();
  return found ? !wantedId || idOf(found) === wantedId : outcome === 'none' || outcome === 'error';
})()`;

/**
 * Opens the tab or fold that hides our content, as a visitor would. Returns the control's text; empty if there is none.
 */
export const openScript = (publicId: string) => `(() => {${commonFor(publicId)}
  const element = target();
  const hider = element && findHider(element);
  if (!hider) return '';
  const id = hider.id && CSS.escape(hider.id);
  const attributes = ['aria-controls', 'data-target', 'data-bs-target', 'href', 'data-tab'];
  const byId = id && document.querySelector(attributes.map((name) =>
    '[' + name + '="' + id + '"],[' + name + '="#' + id + '"]').join());
  const byLabel = document.getElementById(hider.getAttribute('aria-labelledby') ?? '');
  const panels = [...(hider.parentElement?.children ?? [])].filter((one) => one.getAttribute('role') === 'tabpanel');
  const tabs = hider.getAttribute('role') === 'tabpanel' ? [...document.querySelectorAll('[role=tab]')] : [];
  const byOrder = tabs.length === panels.length ? tabs[panels.indexOf(hider)] : undefined;
  const control = hider.localName === 'details' ? hider.querySelector('summary') : byId || byLabel || byOrder;
  const isReachable = control && !findHider(hider.contains(control) ? hider.parentElement : control);
  if (!isReachable) return '';
  control.click();
  return (control.textContent.trim() || control.getAttribute('aria-label') || control.localName).slice(0, 60);
})()`;

/** Measures our content. */
export const measureScript = (publicId: string) => `(() => {${commonFor(publicId)}
  const wordsOf = (root) => {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let length = 0; length < 200000 && walker.nextNode();) {
      const { data, parentElement } = walker.currentNode;
      if (['style', 'script', 'template'].includes(parentElement?.localName)) continue;
      texts.push(data);
      length += data.length;
    }
    return texts.join(' ');
  };
  const visibleBox = (element) => {
    let { top, left, right, bottom } = element.getBoundingClientRect();
    let clippedBy = '';
    for (let one = element.parentElement; one && one !== document.body && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = one.getBoundingClientRect();
      // Visitors can scroll to the rest.
      const shows = (overflow) => overflow === 'auto' || overflow === 'scroll';
      if (!shows(overflowY)) { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
      if (!shows(overflowX)) { left = Math.max(left, box.left); right = Math.min(right, box.right); }
      if (!clippedBy && (bottom - top < 2 || right - left < 2)) clippedBy = named(one, '{overflow: ' + overflowY + '}');
    }
    left = Math.max(left, -scrollX);
    top = Math.max(top, -scrollY);
    return { top: top + scrollY, width: Math.max(0, right - left), height: Math.max(0, bottom - top), left: left + scrollX, clippedBy };
  };
  const host = content();
  const element = target();
  const hider = element && findHider(element);
  const media = [...(host?.shadowRoot.querySelectorAll('img,video,iframe,canvas,svg') ?? [])];
  const box = host ? visibleBox(host) : null;
  const full = host?.getBoundingClientRect();
  const place = element?.getBoundingClientRect();
  const isBeside = !!place && (place.right + scrollX < 0 || place.bottom + scrollY < 0);
  const isOutside = isBeside || (!!full && full.width > 1 && full.height > 1 && box.width * box.height < 4);
  return {
    outcome: String(globalThis.__vitrinaCheck?.outcome ?? ''),
    blocked: globalThis.__vitrinaCheck?.blocked ?? [],
    publicId: host?.shadowRoot.querySelector('[data-epack]').getAttribute('data-epack') ?? '',
    text: host ? wordsOf(host.shadowRoot.querySelector('[data-epack]')) : '',
    hasMedia: media.some((one) => one.localName !== 'img' || (one.complete && one.naturalWidth > 1) || one.loading === 'lazy'),
    hiddenBy: hider ? named(hider, whyHidden(hider)) : isOutside ? box?.clippedBy || named(element, '(outside the page)') : '',
    box: box && box.width > 1 && box.height > 1 ? box : null,
    whole: full ? { top: full.top + scrollY, left: full.left + scrollX, width: full.width } : null,
    pageHeight: document.documentElement.scrollHeight,
  };
})()`;

/**
 * Loads the images of our content, also those far below the window, which a screenshot of the whole page would leave
 * empty.
 */
export const loadImagesScript = (publicId: string) => `(async () => {${commonFor(publicId)}
  const images = [...(content()?.shadowRoot.querySelectorAll('img') ?? [])];
  for (const image of images) image.loading = 'eager';
  const ready = Promise.allSettled(images.map((image) => image.decode()));
  await Promise.race([ready, new Promise((resolve) => { setTimeout(resolve, 3000); })]);
})()`;

/** Brings the content to the top of the window, and returns its part that is in the window. */
export const frameScript = (publicId: string) => `(() => {${commonFor(publicId)}
  const host = content();
  if (!host) return null;
  host.scrollIntoView({ block: 'start', behavior: 'instant' });
  const { top, left, right, bottom } = host.getBoundingClientRect();
  const box = { x: Math.max(0, left), y: Math.max(0, top) };
  return { ...box, width: Math.min(right, innerWidth) - box.x, height: Math.min(bottom, innerHeight) - box.y };
})()`;
