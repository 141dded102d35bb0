import type { Page } from '../page/page.ts';
import type { PageKey } from '../pageAddress.ts';
import type {
  CustomComponent,
  DataSource,
  EpackType,
  Font,
  Manifest,
  EpackData,
} from '../schemas/epackData.ts';

/** An epack during editing: the wire's fields, with the pages by key. @public */
export interface Epack {
  readonly type: EpackType;
  readonly manifest: Manifest;
  /** `null` is a known page that is not loaded yet. */
  readonly pages: Readonly<Record<PageKey, Page | null>>;
  /** By locale, then template. */
  readonly templateConfiguration: EpackData['templateConfiguration'];
  readonly usedFonts: readonly Font[];
  readonly dataSources: readonly DataSource[];
  readonly customComponents: readonly CustomComponent[];
  /** Unknown top-level fields, kept for the wire. */
  readonly otherFields?: Readonly<Record<string, unknown>>;
}
