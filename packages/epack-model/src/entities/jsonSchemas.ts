import { z } from 'zod';

import { epackChangeSchema } from '../changes/epack/applyEpackChange.ts';
import { pageChangeSchema } from '../changes/pageChange.ts';
import { dynamicDataPairSchema } from '../schemas/dynamicDataPair.ts';
import { mvideoConfigurationSchema } from '../schemas/mvideoConfiguration.ts';
import { wireComponentSchema } from '../schemas/component.ts';
import {
  customComponentSchema,
  dataSourceSchema,
  epackDataSchema,
  fontSchema,
  manifestSchema,
} from '../schemas/epackData.ts';
import { pageHistorySchema } from './history.ts';
import { propSchema } from '../schemas/prop.ts';
import { aiActionSchema, aiRequestSchema, brandSchema } from '../schemas/serverEntities.ts';
import { sizeNameSchema } from '../schemas/size.ts';

const entitySchemas = {
  EpackData: epackDataSchema,
  Manifest: manifestSchema,
  Component: wireComponentSchema,
  Prop: propSchema,
  Size: sizeNameSchema,
  Font: fontSchema,
  DataSource: dataSourceSchema,
  CustomComponent: customComponentSchema,
  Brand: brandSchema,
  History: pageHistorySchema,
  AiAction: aiActionSchema,
  AiRequest: aiRequestSchema,
  DynamicDataPair: dynamicDataPairSchema,
  MvideoConfiguration: mvideoConfigurationSchema,
  PageChange: pageChangeSchema,
  EpackChange: epackChangeSchema,
} as const;

/**
 * Names of the entities that have a JSON Schema.
 *
 * @public
 */
export type EntityName = keyof typeof entitySchemas;

/**
 * A JSON Schema document (draft 2020-12).
 *
 * @public
 */
export type JsonSchemaDocument = Readonly<Record<string, unknown>>;

/** Creates the JSON Schema of an entity from the zod schema that defines its type. @public */
export function createJsonSchema(entity: EntityName): JsonSchemaDocument {
  return { ...z.toJSONSchema(entitySchemas[entity]) };
}

/**
 * Every entity that has a JSON Schema.
 *
 * @public
 */
export const entityNames = Object.keys(entitySchemas) as readonly EntityName[];
