import type { Issue } from '../../issue.ts';
import type { Json } from '../../json.ts';
import { manifestSchema, productDataSchema, type EpackType, type Manifest } from '../../schemas/epackData.ts';
import { constructorEmsId, manifestVersion } from '../../defaults.ts';
import { repairFields, type FieldRepair } from './repairFields.ts';

const { shape: manifestShape } = manifestSchema;
const { shape: productShape } = productDataSchema;

const manifestRepairs: Readonly<Record<string, FieldRepair>> = {
  createdDate: { schema: manifestShape.createdDate, fallback: '' },
  updatedDate: { schema: manifestShape.updatedDate, fallback: '' },
  version: { schema: manifestShape.version, fallback: manifestVersion },
  packageID: { schema: manifestShape.packageID, fallback: '' },
  emsId: { schema: manifestShape.emsId, fallback: constructorEmsId },
  author: { schema: manifestShape.author, fallback: '' },
  tags: { schema: manifestShape.tags, fallback: [] },
  data: { schema: manifestShape.data, fallback: {} },
};

const commonProductRepairs: Readonly<Record<string, FieldRepair>> = {
  brandName: { schema: productShape.brandName, fallback: '' },
  productName: { schema: productShape.productName, fallback: '' },
};

const identifierRepairs: Readonly<Record<EpackType, Readonly<Record<string, FieldRepair>>>> = {
  sis: { mappingId: { schema: productShape.mappingId, fallback: '' } },
  minisite: {
    EAN: { schema: productShape.EAN, fallback: '' },
    MPN: { schema: productShape.MPN, fallback: '' },
    categories: { schema: productShape.categories, fallback: [] },
  },
};

/** The manifest a raw one means; identifiers are repaired for the epack's type. */
export function loadManifest(raw: Json | undefined, type: EpackType, issues: Issue[]): Manifest {
  const fields = repairFields(raw, manifestRepairs, '/manifest', issues);
  const productRepairs = { ...commonProductRepairs, ...identifierRepairs[type] };
  const otherType = type === 'sis' ? 'minisite' : 'sis';
  const droppable = Object.entries(identifierRepairs[otherType]).map(
    ([field, { schema }]) => [field, { schema }] as const,
  );
  const productData = repairFields(
    fields.productData,
    { ...productRepairs, ...Object.fromEntries(droppable) },
    '/manifest/productData',
    issues,
  );
  return { ...fields, productData } as Manifest;
}
