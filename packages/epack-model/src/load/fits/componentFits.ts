import { maxComponentId, type componentSchema, type wireComponentSchema } from '../../schemas/component.ts';
import type { copiedFromSchema, libraryLinkSchema } from '../../schemas/copiedFrom.ts';
import type { propSchema, sizedValueSchema } from '../../schemas/prop.ts';
import {
  isFlag,
  isInteger,
  isIntegerFrom,
  isJson,
  isListOf,
  isObjectOf,
  isOneOf,
  isTableOf,
  isText,
  orAbsent,
  type Fits,
} from './fits.ts';

/** The check of each field of a schema. */
export type FitsOf<Schema extends { readonly shape: object }> = Readonly<Record<keyof Schema['shape'], Fits>>;

const libraryLinkFits: FitsOf<typeof libraryLinkSchema> = {
  locale: isText,
  template: isText,
  page: isText,
  id: isIntegerFrom(1),
  props: isTableOf(isText),
  upTo: orAbsent(isIntegerFrom(1)),
  slots: orAbsent(isListOf(isText)),
  textSlots: orAbsent(isListOf(isText)),
  children: orAbsent(isListOf(isIntegerFrom(1))),
};

const copiedFromFits: FitsOf<typeof copiedFromSchema> = {
  ...libraryLinkFits,
  texts: orAbsent(isTableOf(isText)),
  leftOut: orAbsent(isListOf(isIntegerFrom(1))),
  section: orAbsent(isObjectOf(libraryLinkFits)),
};

const sizedValueFits: FitsOf<typeof sizedValueSchema> = {
  desktop: orAbsent(isJson),
  laptop: orAbsent(isJson),
  tablet: orAbsent(isJson),
  mobile: orAbsent(isJson),
};

const propFits: FitsOf<typeof propSchema> = {
  name: isText,
  value: isObjectOf(sizedValueFits),
  defaultValue: orAbsent(isJson),
  items: orAbsent(isListOf(isJson)),
  fileType: orAbsent(isOneOf('image', 'video')),
  optional: orAbsent(isFlag),
};

const isPropTable = isTableOf(isObjectOf(propFits));

/** Checks of the fields of `componentSchema`. */
export const componentFits: FitsOf<typeof componentSchema> = {
  id: isIntegerFrom(1, maxComponentId),
  parentId: isIntegerFrom(0, maxComponentId),
  name: isText,
  displayName: isText,
  componentKey: isText,
  type: isOneOf('feature', 'component'),
  props: isPropTable,
  unknownProps: orAbsent(isPropTable),
  customName: orAbsent(isText),
  copiedFrom: orAbsent(isObjectOf(copiedFromFits)),
  isDynamic: orAbsent(isFlag),
  dynamicType: orAbsent(isText),
  dynamicIndex: orAbsent(isInteger),
  dynamicProviderIndex: orAbsent(isInteger),
  radioGroupIndex: orAbsent(isInteger),
};

const wireComponentFits: FitsOf<typeof wireComponentSchema> = {
  ...componentFits,
  order: isInteger,
  index: orAbsent(isInteger),
  children: orAbsent(isListOf(componentFits.id)),
};

/** Checks a list against `wireComponentListSchema`. */
export const isWireComponentList = isListOf(isObjectOf(wireComponentFits));
