import type { Control } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';

/** The documented common style props of every block. */
const commonProps =
  'hide width height margin padding border backgroundOptions cursor classNames attributes cssStop transition ' +
  'availableToForms positionOptions textAlign fontSize lineHeight direction';

const video = 'src poster loop controls autoplay';
const vkVideo = 'vkOid vkId vkHash';
const words = 'title text';
const cards = 'title items.image items.altText items.title items.text';
const pictureBeside = 'image altText title text mediaColumnWidth';
const ozonPicture = 'altText width objectFit showBackground src url';
const overlay = 'image title text overlayColor width horizontal vertical';
const columns = ['Col2', 'Col3', 'Col4'];
const families = ['Friendly', 'Ozon', 'Amazon'];

/**
 * The documented props of each block besides the common ones, by their names in documents; `items.title` is a
 * field of a list's item or of a group. For a block whose props are not documented, its essential ones.
 */
const documented: Readonly<Record<string, string>> = {
  Feature: '',
  Row: 'direction align flexWrap',
  Column: '',
  Text: 'text element maxLines textAlign fontSize fontFamily weight style color',
  Image: 'src objectFit',
  Video: video,
  Youtube: 'videoId',
  Rutube: 'videoId',
  VkVideo: vkVideo,
  Iframe: 'src',
  Accordion: 'title',
  AccordionGroup: 'oneAtATime mark color lineColor',
  Bubbles: 'src modalPosition bubbles.x bubbles.y bubbles.title bubbles.text',
  Table: '',
  TableRow: '',
  TableCell: 'colspan',
  Slider: 'slidesPerView arrowColor bulletColor activeBulletColor pagination',
  Link: 'url target',
  Popover: 'trigger',
  PopoverTrigger: '',
  PopoverContent: '',
  Script: 'code',
  Viewer360: 'frames',
  TabButton: 'tabGroup tabId color activeColor',
  TabContent: 'tabGroup tabId openByDefault',
  BeforeAfter: 'before beforeAlt beforeLabel after afterAlt afterLabel start ratio',
  IconList: 'items.icon items.title items.text columns iconColor iconSize',
  Tabs: 'color activeColor lineColor',
  TabPanel: 'title',
  DownloadButton: 'file text',
  Form: 'submissionLink afterSubmit redirectLink redirectTarget showOnSuccess hideOnSuccess showOnFailure hideOnFailure',
  FormInput: 'type rules.kind placeholder name defaultValue',
  FormButton: 'text',
  FormCheckbox: 'name checked required',
  FormRadioGroup: 'name options.value options.label defaultValue required',
  FormSelect: 'name options.value options.label multiple placeholder defaultValue required',
  DynamicDataProvider: 'dataSource',
  DynamicDataReceiver: 'field',
  ArBanner: 'model poster text',
  ...Object.fromEntries(families.flatMap((family) => columns.map((block) => [family + block, 'gap']))),
  ...Object.fromEntries(
    families.flatMap((family) => [
      [`${family}Icons`, cards],
      [`${family}MultipleImageText`, cards],
      [`${family}TitleDescription`, words],
      [`${family}TextList`, 'title items.text'],
      [`${family}ComparisonChart`, 'title products.image products.title rows.label rows.values'],
    ]),
  ),
  FriendlyImageTextOverlay: overlay,
  FriendlySingleImageHighlights: 'image title sections.title sections.text',
  FriendlySingleImageSpecs: 'image title specifications.label specifications.description',
  FriendlySingleLeftImage: pictureBeside,
  FriendlySingleRightImage: pictureBeside,
  FriendlySpacer: 'space',
  FriendlySpecifications: 'specifications.label specifications.description tableCount borderCollapse',
  FriendlyVideo: `${video} borderRadius`,
  FriendlyYoutube: 'videoId',
  FriendlyRutube: 'videoId',
  FriendlyVkVideo: vkVideo,
  FriendlySlider:
    'hide contentPosition arrowSvg arrowColor arrowWidth arrowHeight bulletColor activeBulletColor showBullets',
  FriendlySlide: 'image',
  FriendlySlideItem: '',
  FriendlyPictureWithText: 'image title text',
  OzonSingleImage: 'image title text',
  OzonSingleLeftImage: pictureBeside,
  OzonSingleRightImage: pictureBeside,
  OzonImageSidebar: 'image main.title main.text sidebar.image sidebar.title sidebar.text',
  OzonPicture: ozonPicture,
  OzonPictureWithMargins: ozonPicture,
  OzonPictureWithoutMargins: ozonPicture,
  OzonTitleDescription: `${words} theme gap padding`,
  OzonSpecifications: 'rows.label rows.values',
  OzonTextList: 'title items.text theme',
  OzonVideo: video,
  OzonYoutube: 'videoId',
  AmazonComparisonChart:
    'products.image products.title products.asin products.highlight rows.label rows.values',
  AmazonImageSidebar: 'image main.title main.text sidebar.image sidebar.title sidebar.text',
  AmazonImageTextOverlay: 'image title text overlayColorType',
  AmazonPicture: 'src altText',
  AmazonSpecs: 'specifications.label specifications.description tableCount',
  LinkButton: 'url text target',
  Divider: 'thickness color',
  Quote: 'text author',
  Badge: 'text',
  FactStrip: 'items.title items.image items.altText separator overflow justify gap imageHeight color',
  Marquee:
    'items.title items.image items.altText separator gap imageHeight color separatorColor backgroundColor',
};

const toNames = (text: string) => text.split(' ').filter(Boolean);
const rows = Object.entries(documented).flatMap(([block, props]) =>
  toNames(props).map((prop): [string, string] => [block, prop]),
);

function fieldsOf(control: Control | undefined): readonly string[] {
  if (control?.name === 'group') return Object.keys(control.fields);
  return control?.name === 'list' ? fieldsOf(control.item.control) : [];
}

it('K5: every block of the catalogue stands in this list, and no other', () => {
  const keys = standardCatalogue.definitions.map(({ key }) => key);
  expect(Object.keys(documented).toSorted()).toEqual(keys.toSorted());
});

it.each(rows)('K5: %s has %s, with a control that edits it', (block, path) => {
  const [prop = '', field] = path.split('.');
  const control = standardCatalogue.find(block)?.props[prop]?.control;
  expect(control, `${block} has no prop ${prop}`).toBeDefined();
  expect(fieldsOf(control)).toEqual(expect.arrayContaining(field === undefined ? [] : [field]));
});

it.each(Object.keys(documented))('K6: %s has every common style prop', (block) => {
  expect(Object.keys(standardCatalogue.find(block)?.props ?? {})).toEqual(
    expect.arrayContaining(toNames(commonProps)),
  );
});
