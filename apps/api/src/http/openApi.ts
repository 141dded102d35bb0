import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

const transform = createJsonSchemaTransform({
  zodToJsonConfig: { target: 'draft-2020-12', unrepresentable: 'any' },
});

/** Describes every route registered after this by the schemas that validate it. */
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
    transform,
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
