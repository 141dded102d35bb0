import { standardCatalogue } from '@vitrina/block-catalogue';
import { describe, expect, it } from 'vitest';

import { block, pageOf, pageOfFeatures, picture } from '../testing/pages.ts';
import { exportOzon } from './exportOzon.ts';

const options = { catalogue: standardCatalogue };
const ozonPicture = (name: string, width: string) =>
  block('OzonPictureWithMargins', { src: picture(name), altText: name, width, url: 'https://ozon.ru/p/1' });

describe('exportOzon', () => {
  it('says what becomes of a model, a rotation and a document', () => {
    const page = pageOf(
      block('Viewer360', { frames: [picture('one'), picture('two')], startFrame: 2, alt: 'Гриль' }),
      block('ArBanner', { model: 'https://cdn.example/a.glb', poster: picture('poster'), alt: 'Гриль' }),
      block('DownloadButton', { file: 'https://cdn.example/a.pdf' }),
    );
    const { document, issues } = exportOzon(page, options);
    expect(JSON.stringify(document)).toContain('two');
    expect(JSON.stringify(document)).toContain('poster');
    expect(issues.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'marketplace.rotationAsPicture',
        'marketplace.modelAsPicture',
        'marketplace.documentLeftOut',
      ]),
    );
  });

  it('says that a rotation without images is empty', () => {
    const { document, issues } = exportOzon(pageOf(block('Viewer360', { frames: [] })), options);
    expect(document.content).toEqual([]);
    expect(issues).toContainEqual(
      expect.objectContaining({ code: 'marketplace.pictureMissing', severity: 'error' }),
    );
  });

  it('writes one line as an approved card has it, and several as lines', () => {
    const page = pageOf(
      block('OzonTitleDescription', { title: 'Гриль', text: 'Раз<br>два', theme: 'tertiary' }),
    );
    expect(exportOzon(page, options)).toEqual({
      document: {
        version: 0.3,
        content: [
          {
            widgetName: 'raTextBlock',
            title: {
              items: [{ type: 'text', content: 'Гриль' }],
              size: 'size5',
              align: 'left',
              color: 'color1',
            },
            text: { content: ['Раз', 'два'], size: 'size2', align: 'left', color: 'color1' },
            theme: 'tertiary',
            padding: 'type1',
            gapSize: 'm',
          },
        ],
      },
      issues: [],
    });
  });

  it('writes the picture of each size with the pixels of the mobile one', () => {
    const made = block('OzonPicture', { altText: 'Гриль', url: 'https://ozon.ru/p/1' });
    const src = { name: 'src', value: { desktop: picture('wide'), mobile: picture('tall', 900, 1200) } };
    const { document, issues } = exportOzon(pageOf({ ...made, props: { ...made.props, src } }), options);
    expect(document.content).toEqual([
      {
        widgetName: 'raShowcase',
        type: 'roll',
        blocks: [
          {
            img: {
              src: 'https://files.example/wide.jpg',
              srcMobile: 'https://files.example/tall.jpg',
              alt: 'Гриль',
              position: 'to_the_edge',
              positionMobile: 'to_the_edge',
              widthMobile: 900,
              heightMobile: 1200,
            },
            imgLink: 'https://ozon.ru/p/1',
          },
        ],
      },
    ]);
    expect(issues).toEqual([]);
  });

  it('puts neighbors of one width into one widget, as far as it has room, and no further than their Feature', () => {
    const halves = ['a', 'b', 'c'].map((name) => ozonPicture(name, 'half'));
    const { document } = exportOzon(pageOfFeatures(halves, [ozonPicture('d', 'half')]), options);
    expect(document.content.map((widget) => 'blocks' in widget && widget.blocks.length)).toEqual([2, 1, 1]);
  });

  it('turns the sides of a picture beside a text', () => {
    const left = block('OzonSingleLeftImage', { image: picture('l'), altText: 'l' });
    const right = block('OzonSingleRightImage', { image: picture('r'), altText: 'r' });
    const [widget] = exportOzon(pageOfFeatures([left, right]), options).document.content;
    expect(widget).toMatchObject({ type: 'chess', blocks: [{ reverse: false }, { reverse: true }] });
  });

  it.each([
    ['a link elsewhere', { url: 'https://example.com/p' }, 'marketplace.linkHost', 'url', 'warning'],
    ['no alternative text', { altText: '' }, 'marketplace.altTextEmpty', 'altText', 'warning'],
    ['an address Ozon cannot load', { src: '/files/a.jpg' }, 'marketplace.pictureNotPublic', 'src', 'error'],
    ['no picture', { src: '' }, 'marketplace.pictureMissing', 'src', 'error'],
    [
      'unknown pixels',
      { src: 'https://a.example/1.jpg' },
      'marketplace.pictureSizeUnknown',
      'src',
      'warning',
    ],
    ['a background', { showBackground: true }, 'marketplace.styleLost', 'showBackground', 'info'],
    ['a margin', { margin: { top: '8px' } }, 'marketplace.styleLost', 'margin', 'info'],
  ])('reports %s at its prop', (_, values, code, prop, severity) => {
    const made = block('OzonPicture', {
      src: picture('p'),
      altText: 'p',
      url: 'https://ozon.ru/p/1',
      ...values,
    });
    const found = exportOzon(pageOf(made), options).issues.find((issue) => issue.code === code);
    expect(found).toMatchObject({ componentId: 2, prop, severity });
  });

  it('reports what no marketplace has a place for', () => {
    const { issues } = exportOzon(pageOf(block('Popover'), block('FriendlyRutube')), options);
    expect(issues.filter(({ code }) => code === 'marketplace.blockLeftOut')).toMatchObject([
      { severity: 'error', values: { key: 'Popover' } },
      { severity: 'error', values: { key: 'FriendlyRutube' } },
    ]);
  });

  it('writes questions with their answers', () => {
    const question = (title: string, ...children: ReturnType<typeof block>[]) =>
      block('Accordion', { title }, children);
    const group = block('AccordionGroup', { oneAtATime: true }, [
      question('Is it loud?', block('Text', { text: 'No' })),
      question('Is it heavy?', block('Text', { text: 'Two kilograms', element: 'h4' })),
      question(
        'Is it large?',
        block('Row', {}, [block('Column', {}, [block('Text', { text: 'As a book' })])]),
      ),
    ]);
    const { document, issues } = exportOzon(pageOf(group), options);
    expect(document.content).toMatchObject([
      { title: { items: [{ content: 'Is it loud?' }] }, text: { items: [{ content: 'No' }] } },
      { title: { items: [{ content: 'Is it heavy?' }] } },
      { title: { items: [{ content: 'Two kilograms' }] } },
      { title: { items: [{ content: 'Is it large?' }] } },
      { text: { items: [{ content: 'As a book' }] } },
    ]);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('writes the panels of tabs one after the other', () => {
    const panel = (title: string, text: string) => block('TabPanel', { title }, [block('Text', { text })]);
    const tabs = block('Tabs', {}, [panel('Size', 'As a book'), panel('Power', '2000 W')]);
    const { document, issues } = exportOzon(pageOf(tabs), options);
    expect(document.content).toMatchObject([
      { title: { items: [{ content: 'Size' }] }, text: { items: [{ content: 'As a book' }] } },
      { title: { items: [{ content: 'Power' }] }, text: { items: [{ content: '2000 W' }] } },
    ]);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('writes an icon list as a list, without its icons', () => {
    const items = [
      { icon: 'leaf', title: 'Grown here', text: 'In our own garden' },
      { icon: 'sun', title: 'Dried in the sun', text: '' },
    ];
    const { document, issues } = exportOzon(pageOf(block('IconList', { items })), options);
    expect(document.content).toMatchObject([
      {
        widgetName: 'list',
        theme: 'bullet',
        blocks: [
          { title: { items: [{ content: 'Grown here' }] } },
          { title: { items: [{ content: 'Dried in the sun' }] } },
        ],
      },
    ]);
    expect(JSON.stringify(document)).not.toContain('leaf');
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('writes the items of a marquee once, as a list', () => {
    const items = ['Fresh', 'Roasted here'].map((title) => ({ title }));
    const { document, issues } = exportOzon(pageOf(block('Marquee', { items })), options);
    expect(document.content).toMatchObject([{ widgetName: 'list', theme: 'bullet' }]);
    expect(JSON.stringify(document).split('Fresh')).toHaveLength(2);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('writes before and after as two tiles', () => {
    const made = block('BeforeAfter', {
      before: picture('old'),
      beforeAlt: 'Old',
      beforeLabel: 'Before',
      after: picture('new'),
      afterAlt: 'New',
      afterLabel: 'After',
    });
    const { document, issues } = exportOzon(pageOf(made), options);
    expect(document.content).toMatchObject([
      {
        type: 'tileXL',
        blocks: [
          { img: { alt: 'Old' }, title: { items: [{ content: 'Before' }] } },
          { img: { alt: 'New' }, title: { items: [{ content: 'After' }] } },
        ],
      },
    ]);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('writes columns as tiles: their pictures with links, headings and texts', () => {
    const image = block('Image', { src: picture('c'), alt: 'c' });
    const column = (name: string) =>
      block('Column', {}, [
        block('Link', { url: 'https://ozon.ru/p/2' }, [image]),
        block('Text', { text: name, element: 'h3' }),
        block('Text', { text: `${name} text` }),
      ]);
    const { document } = exportOzon(pageOf(block('OzonCol2', {}, [column('One'), column('Two')])), options);
    expect(document.content).toMatchObject([
      {
        type: 'tileXL',
        blocks: [
          {
            imgLink: 'https://ozon.ru/p/2',
            title: { items: [{ content: 'One' }] },
            text: { items: [{ content: 'One text' }] },
          },
          { title: { items: [{ content: 'Two' }] } },
        ],
      },
    ]);
  });

  it('says of a card whose picture is missing that its words are lost, and where they are', () => {
    const items = ['One', 'Two', '', 'Four'].map((title, index) => ({
      title,
      altText: title || 'Three',
      ...(index !== 1 && { image: picture(`c${index}`) }),
    }));
    const { document, issues } = exportOzon(pageOf(block('OzonIcons', { title: '', items })), options);
    expect(document.content).toMatchObject([{ blocks: [{}, {}, {}] }]);
    expect(issues).toContainEqual({
      code: 'marketplace.cardLeftOut',
      severity: 'error',
      componentId: 2,
      prop: 'items.1.title',
    });
  });

  it('leaves out of a column what is hidden on the page, and says so', () => {
    const hidden = block('Text', { text: 'Old price', hide: true });
    const unseen = block('Column', { hide: true }, [block('Text', { text: 'Unseen' })]);
    const column = block('Column', {}, [block('Text', { text: 'Seen' }), hidden]);
    const { document, issues } = exportOzon(pageOf(block('OzonCol2', {}, [column, unseen])), options);
    const words = JSON.stringify(document);
    expect(words).toContain('Seen');
    expect(words).not.toMatch(/Old price|Unseen/);
    expect(issues.filter(({ code }) => code === 'marketplace.hiddenLeftOut')).toHaveLength(2);
  });

  it('takes of a column nothing of what it says was left out', () => {
    const accordion = block('Accordion', { title: 'Q' }, [block('Text', { text: 'Answer' })]);
    const row = block('Row', {}, [block('Column', {}, [block('Text', { text: 'In a row' })])]);
    const columns = [block('Column', {}, [accordion, row]), block('Column', {}, [])];
    const { document, issues } = exportOzon(pageOf(block('OzonCol2', {}, columns)), options);
    const left = issues.filter(({ code }) => code === 'marketplace.columnBlockLeftOut');
    expect(left.map(({ values }) => values)).toEqual([{ key: 'Accordion' }]);
    expect(JSON.stringify(document)).toContain('In a row');
    expect(JSON.stringify(document)).not.toContain('Answer');
  });

  it('takes what stands in a provider of data', () => {
    const provider = block('DynamicDataProvider', {}, [block('Text', { text: 'Grilled' })]);
    const { document, issues } = exportOzon(pageOf(provider), options);
    expect(document.content).toMatchObject([{ text: { items: [{ content: 'Grilled' }] } }]);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
