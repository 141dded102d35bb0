import type { PageProblemType, PageStatus, PageStatusCause } from '@vitrina/api-client/contract';

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

/** A page with one fault, and the expected result of a check. */
export interface FaultyPage extends ShopCase {
  status: PageStatus;
  cause: PageStatusCause;
  problems: readonly PageProblemType[];
  /** The package that is mapped instead of the published one. */
  mapping?: 'draft' | 'draftOfSameProduct';
}

type Result = Pick<FaultyPage, 'status' | 'cause' | 'problems' | 'mapping'>;

const blocked = (...problems: PageProblemType[]): Result => ({
  status: 'underReview',
  cause: 'blocked',
  problems,
});
const live = (...problems: PageProblemType[]): Result => ({ status: 'live', cause: 'shown', problems });
const unread = (...problems: PageProblemType[]): Result => ({
  status: 'underReview',
  cause: 'unread',
  problems,
});
const inState = (status: PageStatus, cause: PageStatusCause, ...problems: PageProblemType[]): Result => ({
  status,
  cause,
  problems,
});

const ofBody = (
  what: string,
  result: Result,
  body: (facts: ShopFacts) => string,
  head = (_facts: ShopFacts) => '',
): FaultyPage => ({ what, ...result, page: (facts) => answer(document(body(facts), head(facts))) });
const ofPage = (
  what: string,
  result: Result,
  page: ShopCase['page'],
  others?: ShopCase['others'],
): FaultyPage => ({
  what,
  ...result,
  page,
  ...(others && { others }),
});
const inElement = (what: string, style: string, head = ''): FaultyPage =>
  ofBody(
    what,
    blocked('contentHidden'),
    (facts) => `<div class="box" style="${style}">${tag(facts)}</div>`,
    () => head,
  );
const withPolicy = (what: string, policy: (facts: ShopFacts) => string): FaultyPage =>
  ofPage(what, blocked('blockedByPolicy'), (facts) =>
    answer(document(tag(facts)), { 'content-security-policy': policy(facts) }),
  );
const script = (text: string) => `<script>${text}</script>`;
const bare = (html: string, headers = {}, status = 200) => answer(`<!doctype html>${html}`, headers, status);
const otherProduct = ({ unknownEan }: ShopFacts) =>
  answer(document('', jsonLd({ '@type': 'Product', name: 'Washing machine', gtin13: unknownEan })));

/** Pages without our tag, or with a wrong one. */
const tagFaults: readonly FaultyPage[] = [
  ofBody('no tag', blocked('noScript'), () => ''),
  ofBody(
    'no tag, but product data',
    blocked('noScript'),
    () => '',
    ({ right: { ean } }) => jsonLd({ '@type': 'Product', gtin13: ean }),
  ),
  ofBody('no tag, but other scripts', blocked('noScript'), () => script('globalThis.shop = {}')),
  ofBody('the tag in a comment', blocked('noScript'), (facts) => `<!-- ${tag(facts)} -->`),
  ofBody('the tag in noscript', blocked('noScript'), (facts) => `<noscript>${tag(facts)}</noscript>`),
  ofBody('the tag in a template', blocked('noScript'), (facts) => `<template>${tag(facts)}</template>`),
  ofBody('a place without a tag', blocked('noScript'), () => '<div data-vitrina></div>'),
  ofBody(
    'a tag that the shop removes',
    blocked('noScript'),
    (facts) => `${tag(facts, { id: 'tag' })}${script("document.getElementById('tag').remove()")}`,
  ),
  ofBody(
    'another service’s tag alone',
    blocked('noScript'),
    ({ right: { ean } }) => `<script data-flix-ean="${ean}" src="//media.example/loader.js"></script>`,
  ),
  ofBody(
    'content of another package from the shop’s server',
    blocked('noScript'),
    () =>
      '<div data-vitrina="page"><template shadowrootmode="open"><div data-epack="6b1f0d52-0000-4000-8000-000000000000">Old</div></template></div>',
  ),
  ofBody('another retailer', blocked('incorrectScript'), (facts) => tag(facts, { 'data-retailer': '2' })),
  ofBody('no retailer', blocked('incorrectScript'), (facts) => tag(facts, { 'data-retailer': '' })),
  ofBody('an old address of the script', blocked('incorrectScript'), (facts) =>
    tag(facts, { src: 'https://old.example/stream/v1/embed.js' }),
  ),
  ofBody('another retailer by a script', blocked('incorrectScript'), (facts) =>
    script(adding(facts).replace("retailer = '1'", "retailer = '2'")),
  ),
  ofBody('no key', blocked('noEan'), (facts) => bareTag(facts)),
  ofBody('a brand alone', blocked('noEan'), (facts) => bareTag(facts, { 'data-brand': facts.right.brand })),
  ofBody('an empty EAN', blocked('noEan'), (facts) => bareTag(facts, { 'data-ean': '' })),
  ofBody('an MPN without a brand', blocked('noBrand'), (facts) =>
    bareTag(facts, { 'data-mpn': facts.right.mpn }),
  ),
  ofBody('an EAN with a wrong check digit', blocked('incorrectEan', 'noRich'), (facts) =>
    bareTag(facts, {
      'data-ean': `${facts.right.ean.slice(0, -1)}${(Number(facts.right.ean.at(-1)) + 1) % 10}`,
    }),
  ),
  ofBody('the EAN of a product without content', blocked('incorrectEan', 'noRich'), (facts) =>
    bareTag(facts, { 'data-ean': facts.unknownEan }),
  ),
  ofBody('the EAN of another product', blocked('incorrectEan', 'incorrectRich'), (facts) =>
    bareTag(facts, { 'data-ean': facts.other.ean }),
  ),
  ofBody('a wrong EAN beside the right MPN', live('incorrectEan'), (facts) =>
    tag(facts, { 'data-ean': facts.unknownEan }),
  ),
  ofBody('a wrong brand beside the right EAN', live('incorrectBrand'), (facts) =>
    tag(facts, { 'data-brand': 'Bolt' }),
  ),
  ofBody('a wrong brand with an MPN', blocked('incorrectBrand', 'noRich'), (facts) =>
    bareTag(facts, { 'data-brand': 'Bolt', 'data-mpn': facts.right.mpn }),
  ),
  ofBody('a wrong mapping id beside the right EAN', live('incorrectMapping'), (facts) =>
    tag(facts, { 'data-mapping-id': '123' }),
  ),
  ofBody('the mapping id of another package', blocked('incorrectMapping', 'incorrectRich'), (facts) =>
    tag(facts, { 'data-mapping-id': facts.other.mappingId }),
  ),
  ofBody(
    'a canonical address elsewhere',
    live('incorrectDomain'),
    tag,
    () => '<link rel="canonical" href="https://mirror.example/pan">',
  ),
  ofPage(
    'a redirect to a mirror',
    live('incorrectDomain'),
    ({ strangeOrigin, path }) => redirect(`${strangeOrigin}${path}-mirror`),
    (facts) => ({ [`${facts.path}-mirror`]: answer(document(tag(facts))) }),
  ),
  ofBody('a package that is not published', { ...blocked('noRich'), mapping: 'draft' }, (facts) =>
    bareTag(facts, { 'data-mpn': 'D-1', 'data-brand': facts.right.brand }),
  ),
  ofBody(
    'an older package of the product',
    { ...blocked('incorrectRich'), mapping: 'draftOfSameProduct' },
    tag,
  ),
];

/** Pages of which the shop has made something else. */
const shopFaults: readonly FaultyPage[] = [
  ofPage('404', inState('pdpDeleted', 'gone'), () => bare('', {}, 404)),
  ofPage('410', inState('pdpDeleted', 'gone'), () => bare('', {}, 410)),
  ofPage('“not found” with 200', inState('pdpDeleted', 'softNotFound'), () =>
    bare('<title>Page not found</title>'),
  ),
  ofPage('“не найдена” with 200', inState('pdpDeleted', 'softNotFound'), () =>
    bare('<title>Магазин</title><h1>Страница не найдена</h1>'),
  ),
  ofPage('“no longer available”', inState('pdpDeleted', 'softNotFound'), () =>
    answer(document('').replace('<h1>Cast iron pan', '<h1>This product is no longer available')),
  ),
  ofPage('“not found” drawn by scripts', inState('pdpDeleted', 'softNotFound'), () =>
    bare(
      `<title>Shop</title><div id="app"></div>${script("document.title = '404'; document.getElementById('app').innerHTML = '<h1>Not found</h1>'")}`,
    ),
  ),
  ofPage('401', inState('locked', 'locked'), () => bare('', {}, 401)),
  ofPage('451', inState('locked', 'locked'), () => bare('', {}, 451)),
  ofPage('a form for a password', inState('locked', 'locked'), () =>
    bare('<title>Sign in</title><form><input type="password"></form>'),
  ),
  ofPage('a redirect to the home page', inState('pdpHidden', 'sentToHome'), () => redirect('/')),
  ofPage('a redirect to a language’s home page', inState('pdpHidden', 'sentToHome'), () => redirect('/ru/')),
  ofPage('a redirect to the list above', inState('pdpHidden', 'sentToList'), () => redirect('/products/')),
  ofPage('a redirect to another list', inState('pdpHidden', 'sentToList'), () => redirect('/c/pans')),
  ofPage(
    'a redirect to another product',
    inState('pdpHidden', 'sentToOther', 'wrongProduct'),
    ({ path }) => redirect(`${path}/next/washing-machine`),
    (facts) => ({ [`${facts.path}/next/washing-machine`]: otherProduct(facts) }),
  ),
  ofPage(
    'a redirect to another brand',
    inState('pdpHidden', 'sentToOther', 'wrongProduct'),
    () => redirect('/replacement/9'),
    () => ({
      '/replacement/9': answer(document('', jsonLd({ '@type': 'Product', name: 'Washer', brand: 'Bolt' }))),
    }),
  ),
  ofPage('another product in the data', blocked('wrongProduct'), otherProduct),
  ofBody(
    'another product, with its right tag',
    blocked('wrongProduct'),
    (facts) => bareTag(facts, { 'data-ean': facts.other.ean }),
    ({ other: { ean } }) => jsonLd({ '@type': 'Product', gtin13: ean }),
  ),
  ofBody(
    'another product in microdata',
    blocked('wrongProduct'),
    ({ unknownEan }) =>
      `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="gtin" content="${unknownEan}"></div>`,
  ),
  ofBody('noindex', inState('pdpHidden', 'noindex'), tag, () => '<meta name="robots" content="noindex">'),
  ofBody(
    'noindex for one search engine',
    inState('pdpHidden', 'noindex'),
    tag,
    () => '<meta name="googlebot" content="none">',
  ),
  ofPage('noindex in a header', inState('pdpHidden', 'noindex'), (facts) =>
    answer(document(tag(facts)), { 'x-robots-tag': 'noindex, nofollow' }),
  ),
  ofPage('500', unread('unreachable'), () => bare('', {}, 500)),
  ofPage('503', unread('unreachable'), () => bare('<h1>Maintenance</h1>', {}, 503)),
  ofPage('a broken connection', unread('unreachable'), () => (request) => void request.socket.destroy()),
  ofPage('no answer in time', unread('unreachable'), () => () => undefined),
  ofPage('redirects without end', unread('unreachable'), ({ path }) => redirect(path)),
  ofPage('403', unread(), () => bare('', {}, 403)),
  ofPage('429', unread(), () => bare('', {}, 429)),
  ofPage('a wall against robots', unread(), () =>
    bare('<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/h/b.js"></script>'),
  ),
  ofPage('a wall against robots with 503', unread(), () =>
    bare('<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' }, 503),
  ),
  ofPage('a question whether one is a robot', unread(), () =>
    bare('<title>Вы не робот?</title><h1>Подтвердите, что запросы отправляли вы</h1>'),
  ),
  ofPage('a wall of consent', unread(), () =>
    bare('<title>Shop</title><h1>Your privacy</h1><p>We use cookies.</p><button>Accept all</button>'),
  ),
  ofPage(
    'a redirect to a wall of consent',
    unread(),
    () => redirect('/consent'),
    () => ({
      '/consent': bare('<title>Согласие</title><p>Мы используем файлы cookie</p><button>Принять</button>'),
    }),
  ),
  ofBody(
    'a tag manager that does not load',
    unread(),
    () => '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-NONE"></script>',
  ),
  ofPage('a file', unread(), () => answer('%PDF-1.7', { 'content-type': 'application/pdf' })),
  ofPage('an empty page of scripts', unread(), () =>
    bare('<div id="app"></div><script src="/app.js"></script>'),
  ),
];

/** Pages that only a browser finds out. */
export const sightFaults: readonly FaultyPage[] = [
  inElement('display: none', 'display:none'),
  inElement('visibility: hidden', 'visibility:hidden'),
  inElement('opacity: 0', 'opacity:0'),
  inElement('no height', 'height:0;overflow:hidden'),
  inElement('beside the page', 'position:absolute;left:-9999px;width:500px'),
  inElement('hidden by a style sheet', '', '<style>.box{display:none}</style>'),
  ofBody(
    'the hidden attribute',
    blocked('contentHidden'),
    (facts) => `<section hidden>${tag(facts)}</section>`,
  ),
  ofBody(
    'a place that is hidden',
    blocked('contentHidden'),
    (facts) => `<div style="display:none"><div data-vitrina></div></div>${tag(facts)}`,
  ),
  ofBody(
    'a place hidden by a script',
    blocked('contentHidden'),
    (facts) =>
      `<div id="box">${tag(facts)}</div>${script("setTimeout(() => { document.getElementById('box').style.display = 'none' }, 200)")}`,
  ),
  withPolicy('a policy without our script', () => "script-src 'self'"),
  withPolicy('a policy without our requests', ({ stream }) => `script-src ${stream}; connect-src 'self'`),
  withPolicy('a policy without any script', () => "default-src 'none'"),
  ofBody(
    'a policy in the page',
    blocked('blockedByPolicy'),
    tag,
    () => '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">',
  ),
  ofBody('a tag that waits for consent', blocked('contentMissing'), (facts) =>
    tag(facts, { type: 'text/plain' }),
  ),
  ofBody(
    'a white sheet over the content',
    blocked('contentMissing'),
    (facts) =>
      `<div style="position:relative">${tag(facts)}<div style="position:absolute;inset:0;background:#fff;z-index:9"></div></div>`,
  ),
  ofBody(
    'content that the shop removes',
    blocked('contentMissing'),
    (facts) =>
      `${tag(facts)}${script("setInterval(() => document.querySelectorAll('[data-vitrina-host]').forEach((host) => host.remove()), 10)")}`,
  ),
  ofBody(
    'requests that the shop breaks',
    blocked('contentMissing'),
    (facts) => `${script("globalThis.fetch = () => Promise.reject(new Error('no'))")}${tag(facts)}`,
  ),
  ofBody(
    'a browser part that the shop breaks',
    blocked('contentMissing'),
    (facts) => `${script('globalThis.IntersectionObserver = undefined')}${tag(facts)}`,
  ),
  ofBody(
    'a method of the browser that the shop breaks',
    blocked('scriptError'),
    (facts) =>
      `${script("IntersectionObserver.prototype.disconnect = function () { throw new Error('old library') }")}${tag(facts)}`,
  ),
  ofBody(
    'a picture over the content',
    live('lookDiffers'),
    (facts) =>
      `<div style="position:relative">${tag(facts)}<div style="position:absolute;inset:0;background:linear-gradient(#00f,#0a0);z-index:9"></div></div>`,
  ),
  ofBody(
    'words that the shop changes',
    live('contentDiffers'),
    (facts) =>
      `${tag(facts)}${script("setInterval(() => document.querySelectorAll('[data-vitrina-host]').forEach(({ shadowRoot }) => shadowRoot.querySelectorAll('p, h1, h2, div:not(:has(*))').forEach((one) => { one.textContent = 'Buy two, pay for one' })), 50)")}`,
  ),
];

/** Pages with one fault each. */
export const faultyPages: readonly FaultyPage[] = [...tagFaults, ...shopFaults, ...sightFaults];
