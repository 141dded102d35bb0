import { isCovered } from './coverage.ts';
import { atLeast, createHost, styleHost } from './host.ts';
import { importScript } from './importScript.ts';
import { announceIfPossible } from './outcome.ts';
import type { ProductIdentity } from './pointer.ts';
import type { Showing } from './showPublication.ts';

/** A product at a retailer. @public */
export interface MountedProduct extends ProductIdentity {
  /** The retailer's id. */
  readonly retailer: string | number;
}

/** How to show a product's content. @public */
export interface MountOptions {
  /** The address of the stream, such as `https://stream.example/`. */
  readonly stream: string;
  /** The locale of the content; the publication's default if it is missing or unknown. */
  readonly locale?: string | null;
  /** The template of the content; the publication's default if it is missing or unknown. */
  readonly template?: string | null;
  /** `none`: visits are counted without an identifier of the visitor. */
  readonly consent?: 'none' | null;
  /** Removes the content when aborted, also while it loads. */
  readonly signal?: AbortSignal;
}

/** Content in a page. @public */
export interface MountedContent {
  /** Whether the content is shown, there is none, or it cannot be loaded. */
  readonly state: 'shown' | 'none' | 'error';
  /** Removes the content, and reports how long it was seen. */
  unmount(): void;
  /** Replaces the content with that of another product. */
  update(product: MountedProduct, options?: Partial<MountOptions>): Promise<MountedContent>;
}

/** A server that has not answered by then counts as failed. */
const maxWaitMs = 15_000;

function toSettings(product: MountedProduct, { stream, locale, template, consent }: MountOptions) {
  const { retailer, ean, mpn, brand, mappingId } = product;
  const read = (value?: string | null) => value?.trim() || null;
  return {
    root: stream.endsWith('/') ? stream : `${stream}/`,
    retailer: String(retailer),
    ean: read(ean),
    mpn: read(mpn),
    brand: read(brand),
    mappingId: read(mappingId),
    locale: read(locale),
    template: read(template),
    isConsentRefused: consent === 'none',
  };
}

/**
 * Shows a product's content at the end of an element or a shadow root, and reports visits like the script tag. Loads at
 * once: call it when the element is near the window. Dispatches `vitrina:shown`, `vitrina:none`, `vitrina:error` and
 * `vitrina:view` from there; they bubble and leave shadow roots. Never rejects.
 *
 * @public
 */
export async function mount(
  target: Element | ShadowRoot,
  product: MountedProduct,
  options: MountOptions,
): Promise<MountedContent> {
  const settings = toSettings(product, options);
  const abort = new AbortController();
  const { signal } = abort;
  const host = createHost();
  const element = target instanceof ShadowRoot ? target.host : target;
  let state: MountedContent['state'] = 'shown';
  const stop: Showing['stop'] = (found = 'none') => {
    if (state !== 'shown' || (signal.aborted && found === 'none')) return;
    state = found;
    host.remove();
    announceIfPossible(element, found);
  };
  const place = () => {
    if (signal.aborted) return;
    // Space that the shop reserved is kept, and released where nobody sees it.
    styleHost(host, 'shown', atLeast((element as HTMLElement).offsetHeight || 0));
    target.append(host);
  };
  const unmount = () => abort.abort();
  signal.addEventListener('abort', () => host.remove());
  options.signal?.addEventListener('abort', unmount);
  if (options.signal?.aborted) unmount();
  const timer = setTimeout(() => abort.abort('error'), maxWaitMs);
  try {
    if (await isCovered(settings, signal).catch(() => true)) {
      const rest = (await importScript(`${settings.root}stream/v1/mount.js`)) as {
        showPublication: (showing: Showing) => Promise<void>;
      };
      await rest.showPublication({ settings, host, signal, place, stop });
    } else stop();
  } catch {
    stop('error');
  }
  clearTimeout(timer);
  return {
    state,
    unmount,
    update(other, more) {
      unmount();
      return mount(target, other, { ...options, ...more });
    },
  };
}
