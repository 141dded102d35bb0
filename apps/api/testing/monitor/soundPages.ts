import {
  adding,
  answer,
  bareTag,
  document,
  jsonLd,
  redirect,
  tag,
  type ShopCase,
  type ShopFacts,
} from './shopHtml.ts';

const place = '<div data-vitrina></div>';
const script = (text: string) => `<script>${text}</script>`;
const ofBody = (
  what: string,
  body: (facts: ShopFacts) => string,
  head = (_facts: ShopFacts) => '',
): ShopCase => ({
  what,
  page: (facts) => answer(document(body(facts), head(facts))),
});
const ofTag = (what: string, changes: (facts: ShopFacts) => Record<string, string>): ShopCase =>
  ofBody(what, (facts) => bareTag(facts, changes(facts)));
const withPolicy = (what: string, policy: (facts: ShopFacts) => string, nonce = ''): ShopCase => ({
  what,
  page: (facts) =>
    answer(document(place + tag(facts, nonce ? { nonce } : {})), {
      'content-security-policy': policy(facts),
    }),
});
const policyOf = ({ stream }: ShopFacts) =>
  `default-src 'self'; script-src ${stream}; connect-src ${stream}; img-src ${stream}; font-src ${stream}`;
const tabs = (facts: ShopFacts, attributes: string) =>
  `<div role="tablist"><button role="tab">Text</button><button role="tab" ${attributes}>From the maker</button></div>
   <div role="tabpanel">About the pan</div>
   <div role="tabpanel" id="maker" style="display:none">${place}${tag(facts)}</div>
   ${script(`document.querySelectorAll('[role=tab]').forEach((tab, at) => tab.onclick = () =>
     document.querySelectorAll('[role=tabpanel]').forEach((panel, of) => panel.style.display = of === at ? '' : 'none'))`)}`;
const drawn = ({ right }: ShopFacts) => right.html;

/** Pages that follow the guide for shops in some way, or have what sound shops have. */
export const soundPages: readonly ShopCase[] = [
  ofBody('the tag of the guide', tag),
  ofTag('an EAN alone', ({ right: { ean } }) => ({ 'data-ean': ean })),
  ofTag('an EAN of 14 digits', ({ right: { ean } }) => ({ 'data-ean': `0${ean}` })),
  ofTag('an EAN with spaces', ({ right: { ean } }) => ({ 'data-ean': ` ${ean} ` })),
  ofTag('the mapping id alone', ({ right: { mappingId } }) => ({ 'data-mapping-id': mappingId })),
  ofTag('brand and MPN alone', ({ right: { brand, mpn } }) => ({ 'data-brand': brand, 'data-mpn': mpn })),
  ofTag('an EAN and an MPN', ({ right: { ean, mpn } }) => ({ 'data-ean': ean, 'data-mpn': mpn })),
  ofBody('mapping id and EAN', (facts) => tag(facts, { 'data-mapping-id': facts.right.mappingId })),
  ofBody('the brand in capitals', (facts) => tag(facts, { 'data-brand': facts.right.brand.toUpperCase() })),
  ofBody('the retailer’s name for the brand', (facts) => tag(facts, { 'data-brand': 'Акме' })),
  ofBody('a language', (facts) => tag(facts, { 'data-locale': 'ru' })),
  ofBody('a language the package lacks', (facts) => tag(facts, { 'data-locale': 'de-AT' })),
  ofBody('a template the package lacks', (facts) => tag(facts, { 'data-template': 'wide' })),
  ofBody('no consent', (facts) => tag(facts, { 'data-consent': 'none' })),
  ofBody('the tag in the head', () => '', tag),
  ofBody('the tag in the head, and a place', () => place, tag),
  ofBody('a deferred tag', (facts) => tag(facts, { defer: 'defer' })),
  ofBody('a version in the address', (facts) =>
    tag(facts, { src: `${facts.stream}/stream/v1/embed.js?v=2` }),
  ),
  ofBody('a place above the tag', (facts) => place + tag(facts)),
  ofBody('a place below the tag', (facts) => tag(facts) + place),
  ofBody('a place by id', (facts) => `<div id="vitrina"></div>${tag(facts)}`),
  ofBody(
    'room kept as in the guide',
    (facts) => place + tag(facts),
    () =>
      `<style>[data-vitrina='']{min-height:100vh;animation:room 0s 3s forwards}@keyframes room{to{min-height:0}}</style>`,
  ),
  withPolicy('the policy of the guide', policyOf),
  withPolicy(
    'a policy with a nonce',
    ({ stream }) => `script-src 'nonce-abc' 'strict-dynamic'; connect-src ${stream}`,
    'abc',
  ),
  withPolicy(
    'trusted types',
    (facts) => `${policyOf(facts)}; require-trusted-types-for 'script'; trusted-types vitrina`,
  ),
  ofBody(
    'a policy in the page',
    (facts) => place + tag(facts),
    (facts) => `<meta http-equiv="Content-Security-Policy" content="${policyOf(facts)}">`,
  ),
  {
    what: 'a policy that only reports',
    page: (facts) =>
      answer(document(tag(facts)), { 'content-security-policy-report-only': "script-src 'none'" }),
  },
  ofBody('a tab by its id', (facts) => tabs(facts, 'aria-controls="maker"')),
  ofBody('a tab by its order', (facts) => tabs(facts, '')),
  ofBody('a tab of Bootstrap', (facts) => tabs(facts, 'data-bs-target="#maker"')),
  ofBody('a fold', (facts) => `<details><summary>From the maker</summary>${place}${tag(facts)}</details>`),
  ofBody('a tag added by an inline script', (facts) => script(adding(facts))),
  {
    what: 'a tag added by the shop’s tag manager',
    page: () => answer(document('<script async src="/tags/manager.js"></script>')),
    others: (facts) => ({ '/tags/manager.js': answer(adding(facts), { 'content-type': 'text/javascript' }) }),
  },
  ofBody('a tag added a second later', (facts) => script(`setTimeout(() => { ${adding(facts)} }, 1000)`)),
  {
    what: 'a page drawn by scripts',
    page: (facts) =>
      answer(
        `<!doctype html><title>Shop</title><div id="app"></div>${script(
          `document.getElementById('app').innerHTML = '<h1>Pan</h1>' + '<p>A pan of cast iron.</p>'.repeat(30); ${adding(facts)}`,
        )}`,
      ),
  },
  {
    what: 'a page drawn by scripts with its data',
    page: (facts) =>
      answer(
        `<!doctype html><title>Shop</title><div id="app"></div>${script(
          `const data = document.createElement('script'); data.type = 'application/ld+json';
           data.text = '{"@type":"Product","gtin13":"${facts.right.ean}"}'; document.head.append(data);
           document.getElementById('app').innerHTML = '<p>A pan of cast iron.</p>'.repeat(30); ${adding(facts)}`,
        )}`,
      ),
  },
  ofBody(
    'a page that changed its product',
    (facts) =>
      `${bareTag(facts, { id: 'tag', 'data-ean': facts.other.ean })}${script(
        `setTimeout(() => { document.getElementById('tag').dataset.ean = '${facts.right.ean}' }, 300)`,
      )}`,
  ),
  ofBody('the tag twice', (facts) => tag(facts) + tag(facts)),
  ofBody(
    'a set of products with two places',
    (facts) => place + place + bareTag(facts, { 'data-ean': facts.other.ean }) + tag(facts),
  ),
  ofBody(
    'another service’s tag',
    (facts) =>
      `<script data-flix-ean="${facts.right.ean}" src="//media.example/loader.js"></script>${tag(facts)}`,
  ),
  ofBody('content from the shop’s server, with the tag', (facts) => drawn(facts) + tag(facts)),
  ofBody('content from the shop’s server alone', drawn),
  ofBody('JSON-LD', tag, ({ right: { ean } }) => jsonLd({ '@type': 'Product', name: 'Pan', gtin13: ean })),
  ofBody('JSON-LD with 14 digits', tag, ({ right: { ean } }) =>
    jsonLd({ '@type': 'Product', gtin: `0${ean}` }),
  ),
  ofBody('JSON-LD with the shop’s own code', tag, () => jsonLd({ '@type': 'Product', gtin: 'SHOP-77' })),
  ofBody('JSON-LD with another spelling of the MPN', tag, () => jsonLd({ '@type': 'Product', mpn: 'p 900' })),
  ofBody(
    'microdata',
    (facts) =>
      `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="gtin13" content="${facts.right.ean}"></div>${tag(facts)}`,
  ),
  ofBody('recommendations in JSON-LD', tag, ({ unknownEan }) =>
    jsonLd({ '@type': 'ItemList', itemListElement: [{ '@type': 'Product', gtin13: unknownEan }] }),
  ),
  ofBody(
    'recommendations in microdata',
    (facts) =>
      `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Pan</span></div>${tag(facts)}
       <div itemscope itemtype="https://schema.org/Product"><meta itemprop="gtin13" content="${facts.unknownEan}"></div>`,
  ),
  ofBody('breadcrumbs', tag, () =>
    jsonLd({ '@type': 'BreadcrumbList', itemListElement: [{ item: { name: 'Pans' } }] }),
  ),
  ofBody('variants', tag, ({ unknownEan }) =>
    jsonLd({ '@type': 'ProductGroup', hasVariant: [{ '@type': 'Product', gtin13: unknownEan }] }),
  ),
  ofBody('its own canonical address', tag, ({ path }) => `<link rel="canonical" href="${path}">`),
  ofBody(
    'a canonical address on a subdomain',
    tag,
    () => '<link rel="canonical" href="https://www.shop.example/pan">',
  ),
  {
    what: 'a redirect to its speaking address',
    page: ({ path }) => redirect(`${path}-cast-iron-pan`),
    others: (facts) => ({ [`${facts.path}-cast-iron-pan`]: answer(document(tag(facts))) }),
  },
  {
    what: 'a redirect to its address with a slash',
    page: ({ path }) => redirect(`${path}/`),
    others: (facts) => ({ [`${facts.path}/`]: answer(document(tag(facts))) }),
  },
  {
    what: 'a redirect into a language',
    page: ({ path }) => redirect(`/ru${path}`),
    others: (facts) => ({ [`/ru${facts.path}`]: answer(document(tag(facts))) }),
  },
  ofBody(
    'a banner about cookies',
    (facts) =>
      `${tag(facts)}<div style="position:fixed;bottom:0;height:90px;width:100%">We use cookies <button>Accept</button></div>`,
  ),
  ofBody(
    'a captcha in a form',
    (facts) => `${tag(facts)}<form><script src="https://www.google.com/recaptcha/api.js"></script></form>`,
  ),
  ofBody('a form to sign in', (facts) => `<form><input type="password"></form>${tag(facts)}`),
  ofBody('leave to be found', tag, () => '<meta name="robots" content="index, follow">'),
  {
    what: 'leave to be found in a header',
    page: (facts) => answer(document(tag(facts)), { 'x-robots-tag': 'all' }),
  },
  ofBody('a narrow column', (facts) => `<div style="width:320px">${tag(facts)}</div>`),
  ofBody('content far down', (facts) => `<div style="height:6000px"></div>${tag(facts)}`),
  ofBody(
    'content in a box that scrolls',
    (facts) => `<div style="height:300px;overflow:auto"><div style="height:500px"></div>${tag(facts)}</div>`,
  ),
  ofBody(
    'hostile styles',
    tag,
    () => '<style>div{all:unset;opacity:.1;display:inline}*{box-sizing:content-box}</style>',
  ),
  ofBody(
    'events that the shop breaks',
    (facts) =>
      `${script("globalThis.CustomEvent = function () { throw new Error('old library') }")}${tag(facts)}`,
  ),
  ofBody('an error of the shop’s own', (facts) => `${script('undefinedShopCall()')}${tag(facts)}`),
  ofBody(
    '“404” in the product’s name',
    (facts) => tag(facts),
    () => '<title>Pan 404</title>',
  ),
  ofBody(
    'analytics that do not answer',
    (facts) => `<script async src="https://analytics.example/a.js"></script>${tag(facts)}`,
  ),
  ofBody(
    'content shown once its part is ready',
    (facts) =>
      `<main hidden>${tag(facts)}</main>${script(`setTimeout(() => { document.querySelector('main').hidden = false }, 400)`)}`,
  ),
  ofBody(
    'content that fades in',
    (facts) => `<div class="fade">${tag(facts)}</div>`,
    () => '<style>.fade{animation:in 1s both}@keyframes in{from{opacity:0}}</style>',
  ),
  ofBody(
    'content that comes late',
    (facts) =>
      `<div style="height:3000px"></div><div data-vitrina style="min-height:400px"></div>${script(
        `const ask = fetch; globalThis.fetch = async (...all) => {
           await new Promise((resolve) => setTimeout(resolve, 3200)); globalThis.fetch = ask; return ask(...all) }`,
      )}${tag(facts)}`,
  ),
  ofBody('a frame of another page', (facts) => `<iframe src="/robots.txt"></iframe>${tag(facts)}`),
  ofBody(
    'a page that scrolls within itself',
    (facts) =>
      `<div style="height:100vh;overflow-y:scroll"><div style="height:2000px"></div>${place}${tag(facts)}</div>`,
  ),
];
