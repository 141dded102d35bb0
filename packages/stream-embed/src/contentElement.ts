import { mount } from './mountContent.ts';

const attributes = [
  'stream',
  'retailer',
  'ean',
  'mpn',
  'brand',
  'mapping-id',
  'locale',
  'template',
  'consent',
];
/** As for the script tag: enough to load content before it is scrolled into view. */
const nearness = '800px 0px';

/**
 * Defines `<vitrina-content>`, which shows the content of the product in its attributes once it gets near the window. Its
 * attribute `state` says `shown`, `none` or `error`; without one, nothing is known yet. Defines nothing where the name is
 * taken.
 *
 * @param stream - the stream's address for elements without the attribute `stream`
 * @public
 */
export function defineContentElement(stream: string): void {
  if (customElements.get('vitrina-content')) return;
  customElements.define(
    'vitrina-content',
    class extends HTMLElement {
      static readonly observedAttributes = attributes;
      readonly #near = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          this.#near.disconnect();
          void this.#show();
        },
        { rootMargin: nearness },
      );
      readonly #root = this.attachShadow({ mode: 'open' });
      #abort = new AbortController();

      constructor() {
        super();
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':host{display:block}:host([hidden]){display:none}');
        this.#root.adoptedStyleSheets = [sheet];
      }

      connectedCallback(): void {
        this.#restart();
      }

      disconnectedCallback(): void {
        this.#end();
      }

      attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
        if (this.isConnected && before !== now) this.#restart();
      }

      #end(): void {
        this.#near.disconnect();
        this.#abort.abort();
        this.#abort = new AbortController();
      }

      #restart(): void {
        this.#end();
        this.removeAttribute('state');
        this.#near.observe(this);
      }

      async #show(): Promise<void> {
        const { signal } = this.#abort;
        const read = (name: string) => this.getAttribute(name);
        const retailer = read('retailer')?.trim();
        if (!retailer) return;
        const product = {
          retailer,
          ean: read('ean'),
          mpn: read('mpn'),
          brand: read('brand'),
          mappingId: read('mapping-id'),
        };
        const { state } = await mount(this.#root, product, {
          stream: read('stream') ?? stream,
          locale: read('locale'),
          template: read('template'),
          consent: read('consent') === 'none' ? 'none' : null,
          signal,
        });
        if (!signal.aborted) this.setAttribute('state', state);
      }
    },
  );
}
