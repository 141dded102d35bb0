import { accept, isJsonObject, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** The source of a dynamic prop's value. @public */
export interface DataBinding {
  readonly sourceId: string;
  readonly field: string;
}

/**
 * A field of a data source: `{ sourceId, field }`, both short plain texts.
 *
 * @public
 */
export function dataBinding(options: PropOptions = {}): PropKind<DataBinding> {
  return {
    control: { name: 'dataBinding' },
    section: options.section ?? 'data',
    isPerSize: false,
    isOptional: false,
    defaultValue: { sourceId: '', field: '' },
    schema: {
      type: 'object',
      properties: {
        sourceId: { type: ['string', 'integer'] },
        field: { type: 'string', maxLength: 200 },
      },
      required: ['sourceId', 'field'],
    },
    parse(value) {
      if (!isJsonObject(value)) return refuse('notGroup');
      const sourceId = typeof value.sourceId === 'number' ? String(value.sourceId) : value.sourceId;
      const { field } = value;
      const isShort = typeof sourceId === 'string' && typeof field === 'string' && sourceId.length <= 200;
      return isShort && field.length <= 200 ? accept({ sourceId, field }) : refuse('notGroup');
    },
  };
}
