import type { Json } from '../json.ts';
import type { EpackType } from '../schemas/epackData.ts';

/** What names the product of a new epack, by type: a mapping id made of a time stamp, or EAN, MPN and categories. */
export function identifiersOf(type: EpackType, mappingId: string): Record<string, Json> {
  return type === 'sis' ? { mappingId } : { EAN: '', MPN: '', categories: [] };
}
