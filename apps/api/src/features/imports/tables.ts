import type {
  PackageImport,
  PackageImportRow,
  PageRevision,
  ProductPages,
} from '@vitrina/api-client/contract';
import type { ProductContent } from '@vitrina/page-designs';
import type { ColumnType, Generated } from 'kysely';

import type { Language } from '../../platform/http/language.ts';
import type { Timestamp } from '../../platform/storage/columns.ts';

/** A finding of an import's row, with the number of times it occurs there. */
export interface RowFinding {
  /** A message id. */
  code: string;
  severity: 'error' | 'warning' | 'info';
  count: number;
  values?: Readonly<Record<string, string | number>>;
  /** The key of an unknown block. */
  componentKey?: string;
}

/** A finding at one place. */
export type UncountedFinding = Omit<RowFinding, 'count'>;

/** An import of packages. */
interface PackageImportTable {
  id: Generated<number>;
  user_id: number;
  upload_id: string;
  name: string;
  /** Whose import keys count: `license 5`, or `user 7` for a user without a single license. */
  scope: string;
  language: Language;
  status: ColumnType<PackageImport['status'], PackageImport['status'] | undefined>;
  updates_changed: Generated<boolean>;
  /** How the products of a table become pages; null for packages. */
  products: ColumnType<ProductPages | null, string | null, never>;
  error: string | null;
  created_at: Timestamp;
  finished_at: Date | null;
}

/** A package of an import. */
interface PackageImportRowTable {
  id: Generated<number>;
  import_id: number;
  path: string;
  /** Path of the zip inside the upload; empty if there is none. */
  archive: string;
  import_key: string;
  name: string;
  status: PackageImportRow['status'];
  /** As JSON; null if the file is no package. */
  structure: ColumnType<unknown, string | null, string | null>;
  content_hash: string;
  /** The content of a page made from data; null for packages. */
  product: ColumnType<ProductContent<string> | null, string | null, never>;
  findings: ColumnType<RowFinding[], string, string>;
  error: string | null;
  epack_id: string | null;
}

/** The package created for an import key. */
interface PackageImportKeyTable {
  scope: string;
  import_key: string;
  epack_id: string;
  content_hash: string;
  /** The product as the table last imported has it; null for packages. */
  product: ColumnType<ProductContent<string> | null, string | null | undefined, string | null>;
  /** Name of the file that was last imported; empty for packages imported before names were kept. */
  source: Generated<string>;
  /** The pages as the import wrote them; null for packages. */
  page_revisions: ColumnType<PageRevision[] | null, string | null | undefined, string | null>;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    package_import: PackageImportTable;
    package_import_row: PackageImportRowTable;
    package_import_key: PackageImportKeyTable;
  }
}
