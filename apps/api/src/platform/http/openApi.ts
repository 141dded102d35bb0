import swagger from '@fastify/swagger';
import { categorySchema, errorBodySchema, jsonValueSchema } from '@vitrina/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Recursive schemas need a name to refer to; the body of errors has one for readability. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(categorySchema, { id: 'Category' });
schemaRegistry.add(jsonValueSchema, { id: 'Json' });
schemaRegistry.add(errorBodySchema, { id: 'Error' });

const options = {
  schemaRegistry,
  zodToJsonConfig: { target: 'draft-2020-12', unrepresentable: 'any' },
} as const;

/** Describes every route registered afterward by its validating schemas. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrina',
        version: '1.0.0',
        description: 'Builds rich product content, publishes it to retailers and says what became of it.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: createJsonSchemaTransform(options),
    transformObject: createJsonSchemaTransformObject(options),
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
