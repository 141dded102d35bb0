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

/** The fields of `productDataSchema`. */
export const productDataFits: FitsOf<typeof productDataSchema> = {
  brandName: isText,
  productName: isText,
  EAN: orAbsent(isText),
  MPN: orAbsent(isText),
  categories: orAbsent(isListOf(isJson)),
  mappingId: orAbsent(isText),
};

/** The fields of `manifestSchema`. */
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

/** Whether a value is as `fontSchema` wants it. */
export const isFont = isObjectOf(fontFits);

const dataSourceFits: FitsOf<typeof dataSourceSchema> = {
  id: isTextOrNumber,
  items: isListOf(isObjectOf({ id: isTextOrNumber, data: isJson })),
};

/** Whether a value is as `dataSourceSchema` wants it. */
export const isDataSource = isObjectOf(dataSourceFits);

const customComponentFits: FitsOf<typeof customComponentSchema> = {
  name: isText,
  components: isWireComponentList,
};

/** Whether a value is as `customComponentSchema` wants it. */
export const isCustomComponent = isObjectOf(customComponentFits);
