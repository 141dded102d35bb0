import { describe, expect, it } from 'vitest';

import { createJsonSchema, entityNames } from './index.ts';

describe('createJsonSchema', () => {
  it.each(entityNames)('describes %s', (entity) => {
    const schema = createJsonSchema(entity);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });

  it('has the fields of the specification', () => {
    const fieldsOf = (entity: 'EpackData' | 'Component' | 'Prop') =>
      Object.keys(createJsonSchema(entity).properties as object);
    expect(fieldsOf('EpackData')).toEqual(
      expect.arrayContaining([
        'type',
        'manifest',
        'components',
        'templateConfiguration',
        'usedFonts',
        'dataSources',
        'customComponents',
        'sizes',
      ]),
    );
    expect(fieldsOf('Component')).toEqual(
      expect.arrayContaining([
        'id',
        'parentId',
        'order',
        'index',
        'name',
        'displayName',
        'componentKey',
        'type',
        'props',
        'children',
        'customName',
        'isDynamic',
        'dynamicType',
        'dynamicIndex',
        'dynamicProviderIndex',
        'radioGroupIndex',
      ]),
    );
    expect(fieldsOf('Prop')).toEqual(['name', 'value', 'defaultValue', 'items', 'fileType', 'optional']);
  });
});
