export { pageChangeSchema } from '../changes/pageChange.ts';
export { epackChangeSchema } from '../changes/epack/applyEpackChange.ts';
export { componentSchema, wireComponentSchema } from '../schemas/component.ts';
export { copiedFromSchema } from '../schemas/copiedFrom.ts';
export {
  customComponentSchema,
  dataSourceSchema,
  epackDataSchema,
  epackTypeSchema,
  fontSchema,
  manifestSchema,
  productDataSchema,
} from '../schemas/epackData.ts';
export { propSchema } from '../schemas/prop.ts';
export { sizeNameSchema } from '../schemas/size.ts';
export { dynamicDataPairSchema, type DynamicDataPair } from '../schemas/dynamicDataPair.ts';
export { mvideoConfigurationSchema, type MvideoConfiguration } from '../schemas/mvideoConfiguration.ts';
export { pageHistorySchema, type PageHistory } from './history.ts';
export {
  aiActionSchema,
  aiRequestSchema,
  brandSchema,
  type AiAction,
  type AiRequest,
  type Brand,
} from '../schemas/serverEntities.ts';
export { createJsonSchema, entityNames, type EntityName, type JsonSchemaDocument } from './jsonSchemas.ts';
