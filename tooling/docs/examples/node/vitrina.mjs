/** An answer is used this long without asking again. */
const keptMs = 60_000;
/** A shop's page never waits longer. */
const maxWaitMs = 1000;
const maxKept = 10_000;

/**
 * Creates a function that returns the published content of a product as HTML, or an empty text if there is none. Asks with
 * the ETag whether a kept answer changed, and returns the kept one if the stream does not answer.
 *
 * @param {string} stream - the stream's address, such as `https://stream.example`
 */
export function createContent(stream) {
  const kept = new Map();

  async function load(address, known) {
    const headers = known?.etag ? { 'if-none-match': known.etag } : {};
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(maxWaitMs) });
    if (response.status === 304) return known;
    if (response.status === 404) return { etag: '', html: '' };
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    return { etag: response.headers.get('etag') ?? '', html: await response.text() };
  }

  /** @param {Record<string, string>} product - `retailer`, and `ean`, `mappingId`, or `brand` and `mpn` */
  return async function content(product) {
    const address = `${stream}/stream/v1/html?${new URLSearchParams(product)}`;
    const known = kept.get(address);
    if (known && known.until > Date.now()) return known.html;
    const answer = await load(address, known).catch(() => known ?? { etag: '', html: '' });
    if (kept.size >= maxKept) kept.clear();
    kept.set(address, { ...answer, until: Date.now() + keptMs });
    return answer.html;
  };
}

/**
 * Creates a middleware for Express, Connect and the like: `response.locals.brandContent` is the HTML for the product of
 * the request.
 *
 * @param {{ stream: string, productOf: (request: object) => Record<string, string> | undefined }} options - `productOf`
 *   returns undefined for pages that show no product
 */
export function brandContent({ stream, productOf }) {
  const content = createContent(stream);
  return async function addBrandContent(request, response, next) {
    const product = productOf(request);
    response.locals ??= {};
    response.locals.brandContent = product ? await content(product) : '';
    next();
  };
}
