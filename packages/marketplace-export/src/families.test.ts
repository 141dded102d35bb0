import { standardCatalogue } from '@vitrina/block-catalogue';
import { getChildIds, getSubtree, type Page, rootId } from '@vitrina/epack-model';
import { describe, expect, it } from 'vitest';

import { exportAmazon } from './amazon/exportAmazon.ts';
import { exportOzon } from './ozon/exportOzon.ts';
import type { MarketplaceIssue } from './report/issue.ts';
import { refusalsOfAmazon } from './testing/amazonModel.ts';
import { block, pageOf, withPictures } from './testing/pages.ts';
import { validateAmazonDocument, validateOzonContent } from './validate.ts';

const families = ['ozon', 'amazon', 'friendly'];
const keys = standardCatalogue.definitions
  .filter(({ family }) => families.includes(family))
  .map(({ key }) => key);
const options = { catalogue: standardCatalogue, name: 'Grill', locale: 'ru' };

/** Ids of the page's only block and of its descendants. */
function idsOf(page: Page): number[] {
  return getSubtree(page, getChildIds(page, rootId)[0] ?? 0).map(({ id }) => id);
}

function isAbout(page: Page, issues: readonly MarketplaceIssue[]): boolean {
  return issues.some(({ componentId }) => componentId !== undefined && idsOf(page).includes(componentId));
}

describe.each(keys)('%s', (key) => {
  it.each([
    ['as the palette makes it', block(key)],
    ['with pictures', withPictures(key)],
  ])('goes to Ozon or says why not, %s', (_, draft) => {
    const page = pageOf(draft);
    const { document, issues } = exportOzon(page, options);
    expect(validateOzonContent(document)).toEqual([]);
    expect(document.content.length > 0 || isAbout(page, issues)).toBe(true);
  });

  it.each([
    ['as the palette makes it', block(key)],
    ['with pictures', withPictures(key)],
  ])('goes to Amazon or says why not, %s', (_, draft) => {
    const page = pageOf(draft);
    const { document, issues } = exportAmazon(page, options);
    expect(document !== undefined || isAbout(page, issues)).toBe(true);
    if (!document) return;
    expect(refusalsOfAmazon(document)).toEqual([]);
    expect(validateAmazonDocument(document)).toEqual([]);
  });
});

/** The Amazon module of each block. */
const moduleOf: Readonly<Record<string, string>> = {
  AmazonCol2: 'STANDARD_THREE_IMAGE_TEXT',
  AmazonCol3: 'STANDARD_THREE_IMAGE_TEXT',
  AmazonCol4: 'STANDARD_FOUR_IMAGE_TEXT',
  AmazonIcons: 'STANDARD_FOUR_IMAGE_TEXT_QUADRANT',
  AmazonComparisonChart: 'STANDARD_COMPARISON_TABLE',
  AmazonImageSidebar: 'STANDARD_IMAGE_SIDEBAR',
  AmazonImageTextOverlay: 'STANDARD_IMAGE_TEXT_OVERLAY',
  AmazonMultipleImageText: 'STANDARD_MULTIPLE_IMAGE_TEXT',
  AmazonPicture: 'STANDARD_HEADER_IMAGE_TEXT',
  AmazonTextList: 'STANDARD_TEXT',
  AmazonTitleDescription: 'STANDARD_TEXT',
  AmazonSpecs: 'STANDARD_TECH_SPECS',
  FriendlySingleImageHighlights: 'STANDARD_SINGLE_IMAGE_HIGHLIGHTS',
  FriendlySingleImageSpecs: 'STANDARD_SINGLE_IMAGE_SPECS_DETAIL',
  FriendlySingleLeftImage: 'STANDARD_SINGLE_SIDE_IMAGE',
  FriendlySingleRightImage: 'STANDARD_SINGLE_SIDE_IMAGE',
  FriendlySpecifications: 'STANDARD_TECH_SPECS',
  FriendlyComparisonChart: 'STANDARD_COMPARISON_TABLE',
};

it('every module of Amazon’s can be made of a block', () => {
  const made = Object.keys(moduleOf).map((key) => [key, modulesOf(withPictures(key))[0]]);
  expect(Object.fromEntries(made)).toEqual(moduleOf);
  const logo = modulesOf(
    block('AmazonPicture', { src: 'https://files.example/l.png', altText: 'Logo', isLogo: true }),
  );
  const untitled = modulesOf(block('AmazonTitleDescription', { title: '', text: 'Text' }));
  const all = new Set([...Object.values(moduleOf), ...logo, ...untitled]);
  expect([...all].sort()).toEqual([
    'STANDARD_COMPANY_LOGO',
    'STANDARD_COMPARISON_TABLE',
    'STANDARD_FOUR_IMAGE_TEXT',
    'STANDARD_FOUR_IMAGE_TEXT_QUADRANT',
    'STANDARD_HEADER_IMAGE_TEXT',
    'STANDARD_IMAGE_SIDEBAR',
    'STANDARD_IMAGE_TEXT_OVERLAY',
    'STANDARD_MULTIPLE_IMAGE_TEXT',
    'STANDARD_PRODUCT_DESCRIPTION',
    'STANDARD_SINGLE_IMAGE_HIGHLIGHTS',
    'STANDARD_SINGLE_IMAGE_SPECS_DETAIL',
    'STANDARD_SINGLE_SIDE_IMAGE',
    'STANDARD_TECH_SPECS',
    'STANDARD_TEXT',
    'STANDARD_THREE_IMAGE_TEXT',
  ]);
});

function modulesOf(draft: ReturnType<typeof block>): string[] {
  const { document } = exportAmazon(pageOf(draft), options);
  return document?.contentDocument.contentModuleList.map(({ contentModuleType }) => contentModuleType) ?? [];
}

/** The widgets of each Ozon block. A block's own title is a widget before them. */
const widgetsOf: Readonly<Record<string, string>> = {
  OzonCol2: 'raTextBlock raTextBlock',
  OzonTitleDescription: 'raTextBlock',
  OzonTextList: 'raTextBlock list',
  OzonIcons: 'raTextBlock tileM',
  OzonMultipleImageText: 'raTextBlock chess',
  OzonSingleImage: 'billboard',
  OzonSingleLeftImage: 'chess',
  OzonSingleRightImage: 'chess',
  OzonImageSidebar: 'raTextBlock chess',
  OzonPictureWithMargins: 'roll',
  OzonPictureWithoutMargins: 'roll',
  OzonPicture: 'roll',
  OzonComparisonChart: 'raTextBlock raTable',
  OzonSpecifications: 'raTextBlock raTable',
  OzonYoutube: 'raVideo',
};

it('Ozon’s blocks become its widgets', () => {
  const made = Object.keys(widgetsOf).map((key) => {
    const { document } = exportOzon(pageOf(withPictures(key)), options);
    const names = document.content.map((widget) =>
      widget.widgetName === 'raShowcase' ? widget.type : widget.widgetName,
    );
    return [key, names.join(' ')];
  });
  expect(Object.fromEntries(made)).toEqual(widgetsOf);
});
