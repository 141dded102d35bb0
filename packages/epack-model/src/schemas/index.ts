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
