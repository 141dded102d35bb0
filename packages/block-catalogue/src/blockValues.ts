import type { BlockDefinition, PropValues } from '@vitrina/block-kit';
import type * as amazon from '@vitrina/blocks-amazon';
import type * as friendly from '@vitrina/blocks-friendly';
import type * as generic from '@vitrina/blocks-generic';
import type * as ozon from '@vitrina/blocks-ozon';

type Definitions = typeof amazon & typeof friendly & typeof generic & typeof ozon;

/** The component key of a block of the standard catalog: `OzonPicture`. @public */
export type StandardBlockKey = {
  [Name in keyof Definitions]: Definitions[Name] extends BlockDefinition ? Capitalize<Name & string> : never;
}[keyof Definitions];

/** The result of `resolveValues` for a block of the standard catalog, by its key. @public */
export type BlockValues<Key extends StandardBlockKey> = {
  [Each in Key]: Definitions[Uncapitalize<Each> & keyof Definitions] extends BlockDefinition<infer Props>
    ? PropValues<Props>
    : never;
}[Key];
