import type {
  customComponentSchema,
  dataSourceSchema,
  fontSchema,
  manifestSchema,
  productDataSchema,
} from '../../schemas/epackData.ts';
import { isWireComponentList, type FitsOf } from './componentFits.ts';
import {
  isJson,
  isListOf,
  isObjectOf,
  isOneOf,
  isTableOf,
  isText,
  isTextOrNumber,
  orAbsent,
} from './fits.ts';

/** Checks of the fields of `productDataSchema`. */
export const productDataFits: FitsOf<typeof productDataSchema> = {
  brandName: isText,
  productName: isText,
  EAN: orAbsent(isText),
  MPN: orAbsent(isText),
  categories: orAbsent(isListOf(isJson)),
  mappingId: orAbsent(isText),
};

/** Checks of the fields of `manifestSchema`. */
export const manifestFits: FitsOf<typeof manifestSchema> = {
  createdDate: isText,
  updatedDate: isText,
  version: isText,
  packageID: isText,
  emsId: isText,
  author: isText,
  tags: isListOf(isText),
  productData: isObjectOf(productDataFits),
  data: isTableOf(isObjectOf({ direction: orAbsent(isOneOf('ltr', 'rtl')) })),
};

const fontFits: FitsOf<typeof fontSchema> = {
  fontFamily: isText,
  fontWeight: isTextOrNumber,
  fontStyle: isText,
  formats: orAbsent(isListOf(isJson)),
};

/** Checks a value against `fontSchema`. */
export const isFont = isObjectOf(fontFits);

const dataSourceFits: FitsOf<typeof dataSourceSchema> = {
  id: isTextOrNumber,
  items: isListOf(isObjectOf({ id: isTextOrNumber, data: isJson })),
};

/** Checks a value against `dataSourceSchema`. */
export const isDataSource = isObjectOf(dataSourceFits);

const customComponentFits: FitsOf<typeof customComponentSchema> = {
  name: isText,
  components: isWireComponentList,
};

/** Checks a value against `customComponentSchema`. */
export const isCustomComponent = isObjectOf(customComponentFits);
