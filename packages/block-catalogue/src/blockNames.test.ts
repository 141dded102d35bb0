import { getComponent, loadPage } from '@vitrina/epack-model';
import { describe, expect, it } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';

/** The documented names of blocks by the family that is listed with them, each with the key it means. */
const documented: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  generic: {
    Row: 'Row',
    Column: 'Column',
    Text: 'Text',
    Image: 'Image',
    Video: 'Video',
    Youtube: 'Youtube',
    Rutube: 'Rutube',
    VkVideo: 'VkVideo',
    Iframe: 'Iframe',
    Accordion: 'Accordion',
    Bubbles: 'Bubbles',
    Table: 'Table',
    Slider: 'Slider',
    Link: 'Link',
    Popover: 'Popover',
    Script: 'Script',
    '360 Viewer': 'Viewer360',
    'Tab Button': 'TabButton',
    'Tab Content': 'TabContent',
    'Download Button': 'DownloadButton',
    Form: 'Form',
    input: 'FormInput',
    button: 'FormButton',
    checkbox: 'FormCheckbox',
    'radio group': 'FormRadioGroup',
    select: 'FormSelect',
    'Dynamic Data Provider': 'DynamicDataProvider',
    'Dynamic Data Receiver': 'DynamicDataReceiver',
    'AR Banner': 'ArBanner',
  },
  friendly: {
    Col2: 'FriendlyCol2',
    Col3: 'FriendlyCol3',
    Col4: 'FriendlyCol4',
    'comparison chart': 'FriendlyComparisonChart',
    icons: 'FriendlyIcons',
    'image text overlay': 'FriendlyImageTextOverlay',
    'multiple image text': 'FriendlyMultipleImageText',
    'single image highlights': 'FriendlySingleImageHighlights',
    'single image specs': 'FriendlySingleImageSpecs',
    'single left image': 'FriendlySingleLeftImage',
    'single right image': 'FriendlySingleRightImage',
    spacer: 'FriendlySpacer',
    specifications: 'FriendlySpecifications',
    video: 'FriendlyVideo',
    Youtube: 'FriendlyYoutube',
    Rutube: 'FriendlyRutube',
    'VK video': 'FriendlyVkVideo',
    slider: 'FriendlySlider',
    slide: 'FriendlySlide',
    'slide items': 'FriendlySlideItem',
    'text list': 'FriendlyTextList',
    'title description': 'FriendlyTitleDescription',
    'picture with text': 'FriendlyPictureWithText',
  },
  ozon: {
    Col2: 'OzonCol2',
    Col3: 'OzonCol3',
    Col4: 'OzonCol4',
    'comparison chart': 'OzonComparisonChart',
    icons: 'OzonIcons',
    'single image block': 'OzonSingleImage',
    'image sidebar': 'OzonImageSidebar',
    'multiple image text': 'OzonMultipleImageText',
    picture: 'OzonPicture',
    'picture with margins': 'OzonPictureWithMargins',
    'picture without margins': 'OzonPictureWithoutMargins',
    'title and description': 'OzonTitleDescription',
    specifications: 'OzonSpecifications',
    'text list': 'OzonTextList',
    video: 'OzonVideo',
    Youtube: 'OzonYoutube',
  },
  amazon: {
    Col2: 'AmazonCol2',
    Col3: 'AmazonCol3',
    Col4: 'AmazonCol4',
    'comparison chart': 'AmazonComparisonChart',
    icons: 'AmazonIcons',
    'image sidebar': 'AmazonImageSidebar',
    'image text overlay': 'AmazonImageTextOverlay',
    'multiple image text': 'AmazonMultipleImageText',
    picture: 'AmazonPicture',
    'text list': 'AmazonTextList',
    'title description': 'AmazonTitleDescription',
    specs: 'AmazonSpecs',
  },
};

const { rules } = standardCatalogue;
const names = Object.entries(documented).flatMap(([family, keys]) =>
  Object.entries(keys).map(([name, key]) => ({ family, name, key })),
);

/** Loads one component below a feature and returns the block it became, with what was noted on the way. */
function load(fields: object, props: object = {}) {
  const { page, issues } = loadPage(
    [
      {
        id: 1,
        parentId: 0,
        order: 1,
        name: '',
        displayName: '',
        componentKey: 'Feature',
        type: 'feature',
        props: {},
      },
      { id: 2, parentId: 1, order: 1, props, ...fields },
    ],
    rules,
  );
  const component = getComponent(page, 2);
  return { component, codes: issues.map(({ code }) => code) };
}

describe.each(names)('$family: $name', ({ family, name, key }) => {
  const spellings = (text: string) => [
    text,
    text.toUpperCase(),
    text.toLowerCase(),
    text.replaceAll(' ', ''),
    text.replaceAll(' ', '-'),
    text.replaceAll(' ', '_'),
  ];

  it('with its family, in any case and spacing, as key or name', () => {
    const written = [...spellings(`${family} ${name}`), ...spellings(`${name} ${family}`)];
    const found = written.flatMap((text) =>
      [{ componentKey: text, type: 'component' }, { name: text }, { displayName: text, name: 'Mine' }].map(
        (fields) => load(fields).component?.componentKey,
      ),
    );
    expect(new Set(found)).toEqual(new Set([key]));
  });

  it('without its family, as the block of that name in one of the families', () => {
    const bare = (text = '') => text.replace(/^(?:Friendly|Ozon|Amazon)/, '');
    expect(bare(load({ componentKey: name }).component?.componentKey)).toBe(bare(key));
  });
});

it('a generic block has its bare name before the families', () => {
  expect(load({ componentKey: 'video' }).component?.componentKey).toBe('Video');
  expect(load({ componentKey: 'Slider' }).component?.componentKey).toBe('Slider');
});

it('names of properties and values are found in any case and spacing, and a page of them has no findings of them', () => {
  const prop = (name: string, desktop: unknown) => ({ [name]: { name, value: { desktop } } });
  const { component, codes } = load(
    { componentKey: 'Single left image' },
    { ...prop('Media column width', '75%'), ...prop('Alt-Text', 'A grill'), ...prop('nobody knows', 1) },
  );
  expect(component?.props).toMatchObject({
    mediaColumnWidth: { name: 'mediaColumnWidth', value: { desktop: '75%' } },
    altText: { value: { desktop: 'A grill' } },
  });
  expect(component?.unknownProps).toMatchObject({ 'nobody knows': { value: { desktop: 1 } } });
  expect(codes).toContain('model.load.propsRenamed');
  const row = standardCatalogue.find('Row')?.props['direction'];
  expect(row?.parse('Vertical')).toMatchObject({ value: 'vertical' });
});

it('an unknown kind is listed once, with its number, and keeps its data', () => {
  const unknown = (id: number) => ({
    id,
    parentId: 1,
    order: id,
    name: 'x',
    displayName: 'x',
    componentKey: 'Hologram',
    type: 'component',
    props: { depth: { name: 'depth', value: { desktop: id } } },
  });
  const { page, issues } = loadPage(
    [
      { ...unknown(1), parentId: 0, componentKey: 'Feature', type: 'feature', props: {} },
      unknown(2),
      unknown(3),
      unknown(4),
    ],
    rules,
  );
  const found = issues.filter(({ severity }) => severity !== 'info');
  expect(found).toEqual([
    {
      code: 'model.load.keyUnknown',
      severity: 'warning',
      componentId: 2,
      values: { key: 'Hologram', count: 3 },
    },
  ]);
  expect(getComponent(page, 4)?.props).toEqual(unknown(4).props);
});
