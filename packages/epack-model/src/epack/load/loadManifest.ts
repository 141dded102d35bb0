import { constructorEmsId, manifestVersion } from '../../defaults.ts';
import type { Issue } from '../../issue.ts';
import type { Json } from '../../json.ts';
import { manifestFits, productDataFits } from '../../load/fits/epackFits.ts';
import type { EpackType, Manifest } from '../../schemas/epackData.ts';
import { identifiersOf } from '../identifiersOf.ts';
import { repairFields } from './repairFields.ts';

/** Reads a manifest; identifiers are repaired for the epack's type. */
export function loadManifest(raw: Json | undefined, type: EpackType, issues: Issue[]): Manifest {
  const { productData: _apart, ...shape } = manifestFits;
  const defaults = {
    createdDate: '',
    updatedDate: '',
    version: manifestVersion,
    packageID: '',
    emsId: constructorEmsId,
    author: '',
    tags: [],
    data: {},
  };
  const fields = repairFields(raw, shape, defaults, '/manifest', issues);
  const productData = repairFields(
    fields.productData,
    productDataFits,
    { brandName: '', productName: '', ...identifiersOf(type, '') },
    '/manifest/productData',
    issues,
  );
  return { ...fields, productData } as Manifest;
}
