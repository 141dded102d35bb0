/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}
type Content = Record<string, { schema: JsonSchema }>;
interface PathItem {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** The part of the OpenAPI document that tests read. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, PathItem>>;
}

/** One operation of the document. */
export interface Operation {
  id: string;
  method: string;
  /** The path; `{name}` marks a parameter. */
  path: string;
  parameters: readonly Parameter[];
  /** The body's media type and schema. */
  body: { type: string; schema: JsonSchema } | undefined;
  responses: PathItem['responses'];
}

/** Lists every operation of the document, in order. */
export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, item]) => {
      const [type, media] = Object.entries(item.requestBody?.content ?? {})[0] ?? [];
      return {
        id: item.operationId,
        method: method.toUpperCase(),
        path,
        parameters: item.parameters ?? [],
        body: type !== undefined && media ? { type, schema: media.schema } : undefined,
        responses: item.responses,
      };
    }),
  );
}

/** Resolves a `$ref` within the document. */
export function resolveReference(document: OpenApiDocument, reference: string): JsonSchema {
  const names = reference.replace(/^#\//, '').split('/');
  let found: unknown = document;
  for (const name of names) found = (found as Record<string, unknown>)[name.replaceAll('~1', '/')];
  return found as JsonSchema;
}
