import type { Json } from '../json.ts';
import type { EpackType } from '../schemas/epackData.ts';

/** Returns the product codes of a new epack by type: a generated mapping id, or EAN, MPN and categories. */
export function identifiersOf(type: EpackType, mappingId: string): Record<string, Json> {
  return type === 'sis' ? { mappingId } : { EAN: '', MPN: '', categories: [] };
}
