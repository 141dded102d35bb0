export { pageChangeSchema } from '../changes/applyPageChange.ts';
export { epackChangeSchema } from '../changes/epack/applyEpackChange.ts';
export { componentSchema, wireComponentSchema } from './component.ts';
export { copiedFromSchema } from './copiedFrom.ts';
export {
  customComponentSchema,
  dataSourceSchema,
  epackDataSchema,
  epackTypeSchema,
  fontSchema,
  manifestSchema,
  productDataSchema,
} from './epackData.ts';
export { propSchema } from './prop.ts';
export { sizeNameSchema } from './size.ts';
export { dynamicDataPairSchema, type DynamicDataPair } from './dynamicDataPair.ts';
export { mvideoConfigurationSchema, type MvideoConfiguration } from './mvideoConfiguration.ts';
export { pageHistorySchema, type PageHistory } from './history.ts';
export {
  aiActionSchema,
  aiRequestSchema,
  brandSchema,
  type AiAction,
  type AiRequest,
  type Brand,
} from './serverEntities.ts';
export { createJsonSchema, entityNames, type EntityName, type JsonSchemaDocument } from './jsonSchemas.ts';
