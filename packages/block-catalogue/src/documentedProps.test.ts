import type { Json } from '@vitrina/epack-model';
import { expect, it } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';

const families = ['Friendly', 'Ozon', 'Amazon'] as const;

/** The documented choices of a prop, in any order. */
const choices: readonly (readonly [prop: string, choices: readonly (string | number)[]])[] = [
  ['Text.element', ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']],
  ['Text.textAlign', ['left', 'center', 'right', 'justify']],
  ['Text.fontSize', [1, 2, 3, 4, 5, 6, 7]],
  ['Text.direction', ['ltr', 'rtl']],
  ['Image.objectFit', ['unset', 'contain', 'cover', 'stretch']],
  ['Row.direction', ['horizontal', 'vertical']],
  ['Row.align', ['start', 'center', 'end']],
  ['Link.target', ['_self', '_blank']],
  ['Popover.trigger', ['hover', 'click']],
  ['Bubbles.modalPosition', ['left-bottom', 'left-top', 'right-bottom', 'right-top']],
  ['Form.afterSubmit', ['redirect', 'manipulateElements']],
  ['FormInput.type', ['text', 'number', 'password']],
  ['FriendlyImageTextOverlay.overlayColor', ['transparent', 'light', 'dark']],
  ['FriendlyImageTextOverlay.horizontal', ['left', 'middle', 'right']],
  ['FriendlyImageTextOverlay.vertical', ['top', 'middle', 'bottom']],
  ['FriendlySingleLeftImage.mediaColumnWidth', ['25%', '50%', '75%']],
  ['FriendlySingleRightImage.mediaColumnWidth', ['25%', '50%', '75%']],
  ['FriendlySpacer.space', ['extra-small', 'small', 'medium', 'large']],
  ['FriendlySpecifications.tableCount', [1, 2]],
  ['FriendlySpecifications.borderCollapse', ['separate', 'collapse']],
  ['FriendlySlider.contentPosition', ['top', 'bottom']],
  ['OzonTitleDescription.theme', ['default', 'primary', 'secondary', 'tertiary']],
  ['OzonTitleDescription.gap', ['m', 's']],
  ['OzonTitleDescription.padding', [1, 2]],
  ['OzonTextList.theme', ['bullet', 'number', 'image']],
  ['OzonPicture.width', ['full', 'half', 'one-third', 'one-fourth']],
  ['OzonPicture.objectFit', ['contain', 'cover']],
  ['AmazonImageTextOverlay.overlayColorType', ['dark', 'light']],
  ['AmazonSpecs.tableCount', [1, 2]],
];

const defaults: readonly (readonly [prop: string, value: Json])[] = [
  ['Text.color', '#000000'],
  ['Text.fontSize', 4],
  ['Text.lineHeight', '150%'],
  ['Slider.slidesPerView', 1],
  ['Slider.bulletColor', '#cccccc'],
  ['Slider.activeBulletColor', '#16c7dc'],
  ['FriendlySlider.arrowWidth', '46px'],
  ['FriendlySlider.arrowHeight', '46px'],
  ['TabContent.openByDefault', false],
  ['FriendlyImageTextOverlay.width', '40%'],
  ['FriendlySingleLeftImage.mediaColumnWidth', '50%'],
];

/** The number of entries in a new block. */
const counts: readonly (readonly [prop: string, count: number])[] = [
  ['FriendlyComparisonChart.rows', 5],
  ['FriendlyComparisonChart.products', 5],
  ['OzonComparisonChart.rows', 5],
  ['OzonComparisonChart.products', 3],
  ['OzonSpecifications.rows', 6],
  ['OzonTextList.items', 3],
  ...families.flatMap((family): [string, number][] => [
    [`${family}Icons.items`, 4],
    [`${family}MultipleImageText.items`, 4],
  ]),
];

function kindOf(path: string) {
  const [block = '', prop = ''] = path.split('.');
  const kind = standardCatalogue.find(block)?.props[prop];
  if (kind === undefined) throw new Error(`There is no ${path}`);
  return kind;
}

it.each(choices)('K5: %s has the choices of its document, and a control that offers them', (path, wanted) => {
  const { control } = kindOf(path);
  const offered = control.name === 'choice' ? [...control.choices] : [];
  expect(offered.map(String).toSorted()).toEqual(wanted.map(String).toSorted());
});

it.each(defaults)('K5: %s is %j unless set', (path, value) => {
  expect(kindOf(path).defaultValue).toEqual(value);
});

it.each(counts)('K5: a new %s has %i entries', (path, count) => {
  expect(kindOf(path).defaultValue).toHaveLength(count);
});

it('K5: a text has the colors of its document to choose from, beside any other', () => {
  const { control } = kindOf('Text.color');
  expect(control.name === 'color' && control.choices).toEqual(
    expect.arrayContaining(['#001a34', '#3d5165', '#808d9a', '#fff']),
  );
});
