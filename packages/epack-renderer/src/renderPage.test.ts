import { type BrandKit, plainKit } from '@vitrina/block-kit';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { componentCount, loadPage } from '@vitrina/epack-model';
import { block, page as makePage } from '@vitrina/epack-model/testing';
import { describe, expect, it } from 'vitest';

import { languageTag, localeDirection } from './languageTag.ts';
import { renderDocument } from './renderDocument.ts';
import { renderPage } from './renderPage.ts';
import type { RenderPageOptions } from './renderPageOptions.ts';
import { image, page, samplePage, section, text } from './testing/samplePage.ts';
import { wrapShadow } from './wrapShadow.ts';

const options: RenderPageOptions = {
  catalogue: standardCatalogue,
  views: standardViews,
  locale: 'ru',
  publicId: 'pub-1',
};

/** The standard Views, of which that of Text throws for one value. */
const fragileViews = {
  ...standardViews,
  Text: ((props: Parameters<NonNullable<(typeof standardViews)['Text']>>[0]) => {
    if (JSON.stringify(props.props).includes('boom')) throw new Error('Text cannot show this');
    return standardViews.Text?.(props);
  }) as (typeof standardViews)['Text'],
};

describe('renderPage', () => {
  const rendered = renderPage(samplePage, options);

  it('gives the page’s element with its public id, language and direction', () => {
    expect(rendered.html).toMatch(/^<div class="page" data-epack="pub-1" lang="ru" dir="ltr">.*<\/div>$/s);
    expect(renderPage(samplePage, { ...options, locale: 'il_he' }).html).toContain('lang="he-IL" dir="rtl"');
    expect(renderPage(samplePage, { ...options, direction: 'rtl' }).html).toContain('lang="ru" dir="rtl"');
  });

  it('marks every component', () => {
    expect(rendered.html.match(/data-block="\d+" data-key="\w+"/g)).toHaveLength(componentCount(samplePage));
    expect(rendered.html).toContain('>Оптигриль</h1>');
  });

  it('loads only the picture of the size that shows', () => {
    expect(rendered.html).toMatch(
      /class="Image-img b\d+-img before-mobile" src="\/files\/wide.webp" alt="Grill"/,
    );
    expect(rendered.html).toMatch(/class="Image-img b\d+-img from-mobile" src="\/files\/narrow.webp"/);
  });

  it('gives two sliders names of their own, and the only one a plain name', () => {
    const slider = (): ReturnType<typeof block> => block('Slider', {}, block('Row'));
    const namesOn = (...sliders: ReturnType<typeof block>[]) => {
      const { html } = renderPage(makePage(block('Feature', {}, ...sliders)), { ...options, locale: 'en' });
      return [...html.matchAll(/<section [^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    };
    expect(namesOn(slider())).toEqual(['Slides']);
    expect(namesOn(slider(), slider())).toEqual(['Slides 1', 'Slides 2']);
    expect(namesOn(slider(), block('FriendlySlider', {}, block('FriendlySlide')))).toEqual([
      'Slides 1',
      'Slides 2',
    ]);
  });

  it('fetches its first picture at once and the others when they come near', () => {
    const { html } = renderPage(page(section(image('/a.webp'), image('/b.webp'))), options);
    const [first, second] = html.match(/<img[^>]*>/g) ?? [];
    expect(first).toContain('src="/a.webp" alt="Picture" fetchpriority="high" decoding="async"');
    expect(first).not.toContain('lazy');
    expect(second).toContain('loading="lazy"');
    expect(second).not.toContain('fetchpriority');
  });

  it('fetches of a first picture that differs per size only what is displayed', () => {
    const sources = { desktop: '/wide.webp', mobile: '/narrow.webp' };
    const perSize = { key: 'Image', props: { alt: '' }, sizedProps: { src: sources } };
    const { html } = renderPage(page(section(perSize)), options);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
  });

  it('leaves out a block whose View throws, says which, and renders the others', () => {
    const content = page(section(text('before'), text('boom'), text('after')));
    const { html, failures } = renderPage(content, { ...options, views: fragileViews });
    expect(html).toContain('before');
    expect(html).toContain('after');
    expect(html).not.toContain('boom');
    expect(failures).toEqual([
      { componentId: 3, blockKey: 'Text', error: new Error('Text cannot show this') },
    ]);
    const named = renderPage(content, {
      ...options,
      views: fragileViews,
      failureText: ({ componentKey }) => `${componentKey} failed`,
    });
    expect(named.html).toMatch(/data-block="3" data-key="Text" role="note"[^>]*>Text failed</);
    expect(renderPage(page(section(text('before'))), options).failures).toEqual([]);
  });

  it('needs no script and lists its assets and fonts', () => {
    expect(rendered.elements).toEqual([]);
    expect(rendered.html).not.toContain('<script');
    expect(rendered.assets).toEqual([
      '/files/back.webp',
      '/files/grill.webp',
      '/files/narrow.webp',
      '/files/wide.webp',
    ]);
    expect(rendered.fontFamilies).toEqual(['TimesNewRoman']);
  });

  it.each([
    ['off', []],
    ['on', ['vitrina-video']],
  ])('lists the elements of its markup: of a video with autoplay %s', (autoplay, elements) => {
    const film = { key: 'Video', props: { src: '/a.mp4', autoplay } };
    expect(renderPage(page(section(film)), options).elements).toEqual(elements);
  });

  it('puts every asset through assetUrl, in HTML and CSS', () => {
    const { html, css } = renderPage(samplePage, { ...options, assetUrl: (source) => `a${source}` });
    expect(html).toContain('src="a/files/grill.webp"');
    expect(css).toContain('url("a/files/back.webp")');
    expect(html + css).not.toMatch(/["(]\/files/);
  });

  it('knows of a picture that the page has only the source of what the server knows', () => {
    const known = { widthPx: 320, heightPx: 240, variants: [{ src: '/a.avif', widthPx: 320 }] };
    const { html, assets } = renderPage(page(section(image('/a.webp'), image('/b.webp'))), {
      ...options,
      assetUrl: (source) => `https://cdn.example${source}`,
      findPicture: (source) => (source === '/a.webp' ? known : undefined),
    });
    expect(html).toContain('srcSet="https://cdn.example/a.avif 320w"');
    expect(html).toContain('src="https://cdn.example/a.webp" width="320" height="240"');
    expect(html).toContain('src="https://cdn.example/b.webp" alt');
    expect(assets).toEqual(['/a.avif', '/a.webp', '/b.webp']);
  });

  it('publishes only the rules the page uses, each text once', () => {
    const { css } = renderPage(page(section(text('a'), text('b'), text('c'))), options);
    expect(css).not.toContain('.Image-img');
    expect(css.match(/color:#000000/g)).toHaveLength(1);
    expect(css).toContain('.b2,.b3,.b4{');
    expect(rendered.css).toMatch(
      /@container page \(max-width:992px\)\{\.b\d+\{font-size:var\(--kit-size-4,16px\)\}\}/,
    );
  });

  it('draws nothing of a block it does not know, and keeps the rest', () => {
    const wire = [
      {
        id: 1,
        parentId: 0,
        order: 1,
        name: 'F',
        displayName: 'F',
        componentKey: 'Feature',
        type: 'feature',
        props: {},
      },
      {
        id: 2,
        parentId: 1,
        order: 1,
        name: 'X',
        displayName: 'X',
        componentKey: 'Hologram',
        type: 'component',
        props: {},
      },
      {
        id: 3,
        parentId: 2,
        order: 1,
        name: 'Text',
        displayName: 'T',
        componentKey: 'Text',
        type: 'component',
        props: {},
      },
    ];
    const { html } = renderPage(loadPage(wire, standardCatalogue.rules).page, options);
    expect(html).toContain('data-block="1"');
    expect(html).not.toContain('data-block="2"');
  });

  it('gives the same for the same page', () => {
    expect(renderPage(samplePage, options)).toEqual(rendered);
  });
});

describe('the page in a document', () => {
  const rendered = renderPage(samplePage, options);

  it('is the same HTML in the shadow root of preview and zip', () => {
    expect(wrapShadow(rendered)).toContain(`${rendered.html}</template>`);
    expect(renderDocument(rendered, { title: 'T', locale: 'ru' })).toContain(wrapShadow(rendered));
  });

  it('shows without script and refers to nothing outside', () => {
    const document = renderDocument(
      renderPage(samplePage, { ...options, assetUrl: (source) => source.slice(1) }),
      {
        title: 'Grill & <more>',
        description: 'Six "programs"',
        locale: 'ru',
      },
    );
    expect(document).toContain('<!doctype html>\n<html lang="ru" dir="ltr">');
    expect(document).toContain('<title>Grill &amp; &lt;more&gt;</title>');
    expect(document).toContain('content="Six &quot;programs&quot;"');
    expect(document).toContain('<template shadowrootmode="open"');
    expect(document).not.toMatch(/<script|https?:|src="\/|url\("\//);
  });

  it('never lets a text end the style element', () => {
    const shadow = wrapShadow({ html: '', css: '.a{content:"</style><script>x</script>"}' });
    expect(shadow).not.toContain('</style><script>');
  });
});

it.each([
  ['ru', 'ru', 'ltr'],
  ['en_US', 'en-US', 'ltr'],
  ['il_he', 'he-IL', 'rtl'],
  ['ae_ar', 'ar-AE', 'rtl'],
  ['ar', 'ar', 'rtl'],
  ['zh-Hant', 'zh-Hant', 'ltr'],
  ['zh_Hans_CN', 'zh-Hans-CN', 'ltr'],
])('reads the locale %s as %s, %s', (locale, tag, direction) => {
  expect([languageTag(locale), localeDirection(locale)]).toEqual([tag, direction]);
});

describe('the look of a brand', () => {
  const kitted = page(text('Title', { element: 'h2', color: 'var(--kit-accent)' }));
  const { catalogue, views, publicId } = options;
  const render = (kit?: BrandKit) =>
    renderPage(kitted, { catalogue, views, publicId, locale: 'ru', ...(kit && { kit }) });

  it('gives pages its colors, and its fonts to load', () => {
    const kit = { ...plainKit, colors: { ...plainKit.colors, accent: '#e4572e' }, headingFont: 'Unbounded' };
    const { css, fontFamilies } = render(kit);
    expect(css).toContain('--kit-accent:#e4572e');
    expect(css).toContain('color:var(--kit-accent)');
    expect(fontFamilies).toEqual(['Unbounded']);
  });

  it('is the plain one without a kit, and nothing for pages that do not refer to it', () => {
    expect(render().css).toContain(`--kit-accent:${plainKit.colors.accent}`);
    expect(renderPage(page(text('One')), options).css).not.toContain('--kit-accent');
  });
});
