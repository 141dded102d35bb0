import { standardCatalogue } from '@vitrina/block-catalogue';
import { emptyPage } from '@vitrina/epack-model';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { checkMarketplacePage } from './checkMarketplacePage.ts';
import { messages } from './messages/index.ts';
import { exportMvideo, mvideoJsonSchema } from './mvideo/exportMvideo.ts';
import { block, pageOf } from './testing/pages.ts';

const options = { catalogue: standardCatalogue };
const page = pageOf(block('OzonPicture', { src: '/files/a.jpg', altText: '', url: 'https://example.com/x' }));

describe('checkMarketplacePage', () => {
  it('reports by the rules of the template’s marketplace; where files are served from is left for the export', () => {
    const codes = (template: string) =>
      checkMarketplacePage({ page, template, locale: 'ru' }, options).map(({ code }) => code);
    expect(codes('ozon_template').toSorted()).toEqual(['marketplace.altTextEmpty', 'marketplace.linkHost']);
    expect(codes('amazon_template')).toContain('marketplace.amazon.altTextMissing');
    expect(codes('mvideo_template')).toContain('marketplace.mvideo.pictureMissing');
    expect(codes('master_template')).toEqual([]);
  });

  it('says of an empty page that there is nothing', () => {
    const [issue] = checkMarketplacePage(
      { page: emptyPage, template: 'ozon_template', locale: 'ru' },
      options,
    );
    expect(issue && messages.ru[issue.code]).toBe('С этой страницы передать площадке нечего.');
  });
});

describe('exportMvideo', () => {
  const configuration = {
    altText: 'Гриль',
    buttonText: 'Подробнее',
    desktopImage: '/files/d.jpg',
    tabletImage: 'https://a.example/t.jpg',
    mobileImage: '',
  };

  it('gives the fields of the template, valid by the schema it documents', () => {
    const assetUrl = (source: string) => new URL(source, 'https://shop.example').href;
    const { document, issues } = exportMvideo(configuration, { assetUrl });
    expect(document).toEqual({
      version: 1,
      template: 'mvideo_template',
      altText: 'Гриль',
      buttonText: 'Подробнее',
      images: { desktop: 'https://shop.example/files/d.jpg', tablet: 'https://a.example/t.jpg' },
    });
    expect(issues).toEqual([
      { code: 'marketplace.mvideo.pictureMissing', severity: 'warning', prop: 'mobileImage' },
    ]);
    const judge = new Ajv2020({ strict: false, validateFormats: false }).compile(mvideoJsonSchema());
    expect(judge(document)).toBe(true);
    expect(judge({ ...document, images: { desktop: 1 } })).toBe(false);
  });

  it('reports a text longer than M.Video takes', () => {
    const { document, issues } = exportMvideo({ ...configuration, buttonText: 'я'.repeat(501) });
    expect(document.buttonText).toHaveLength(500);
    const values = { length: 501, max: 500 };
    expect(issues).toContainEqual({
      code: 'marketplace.textCut',
      severity: 'error',
      prop: 'buttonText',
      values,
    });
  });

  it('leaves out what M.Video cannot load', () => {
    const { document, issues } = exportMvideo(configuration);
    expect(document.images).toEqual({ tablet: 'https://a.example/t.jpg' });
    expect(issues[0]).toMatchObject({ code: 'marketplace.pictureNotPublic', prop: 'desktopImage' });
  });
});
