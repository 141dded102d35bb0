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

/**
 * An epack while it is edited: the wire's fields, with the pages held by key.
 *
 * @public
 */
export interface Epack {
  readonly type: EpackType;
  readonly manifest: Manifest;
  /** `null` stands for a page that is known and not loaded yet. */
  readonly pages: Readonly<Record<PageKey, Page | null>>;
  /** By locale, then template. */
  readonly templateConfiguration: EpackData['templateConfiguration'];
  readonly usedFonts: readonly Font[];
  readonly dataSources: readonly DataSource[];
  readonly customComponents: readonly CustomComponent[];
  /** Unknown top-level fields, kept for the wire. */
  readonly otherFields?: Readonly<Record<string, unknown>>;
}
