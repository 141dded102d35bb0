import type { Json, JsonObject } from '@vitrina/epack-model';

/** A JSON Schema fragment (draft 2020-12) describing the stored form of a prop. @public */
export type JsonSchema = { readonly [keyword: string]: Json };

/** Why a stored value was refused, or is accepted with a warning. The code is a message id: `blockKit.issue.{code}`. @public */
export interface PropIssue {
  readonly code: PropIssueCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Every code a prop kind can answer with. @public */
export type PropIssueCode =
  | 'notText'
  | 'tooLong'
  | 'notNumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'notBoolean'
  | 'notChoice'
  | 'notColor'
  | 'notLength'
  | 'notClassName'
  | 'notAttribute'
  | 'notLink'
  | 'linkHost'
  | 'notAsset'
  | 'notList'
  | 'tooFewItems'
  | 'tooManyItems'
  | 'notGroup'
  | 'notReference'
  | 'notIdentifier';

/** The outcome of reading a stored value. @public */
export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly warning?: PropIssue }
  | { readonly ok: false; readonly issue: PropIssue };

/** What a choice can be stored as. @public */
export type ChoiceValue = string | number;

/**
 * Which control edits a prop, with all it needs to draw itself. The inspector has one component per `name`.
 *
 * @public
 */
export type Control =
  | { readonly name: 'text'; readonly isMultiline: boolean; readonly maxLength: number }
  | { readonly name: 'richText' }
  | { readonly name: 'choice'; readonly choices: readonly ChoiceValue[]; readonly hasNames: boolean }
  | {
      readonly name: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly step: number;
      readonly unit: NumberUnit | undefined;
    }
  | { readonly name: 'boolean' }
  | { readonly name: 'color'; readonly choices: readonly string[] }
  | { readonly name: 'length'; readonly units: readonly LengthUnit[]; readonly keywords: readonly string[] }
  | { readonly name: 'box'; readonly allowsNegative: boolean }
  | { readonly name: 'link' }
  | { readonly name: 'asset'; readonly fileType: AssetFileType }
  | { readonly name: 'list'; readonly item: PropKind<unknown>; readonly min: number; readonly max: number }
  | { readonly name: 'group'; readonly fields: PropShape }
  | { readonly name: 'fontFamily' }
  | { readonly name: 'classNames' }
  | { readonly name: 'attributes' }
  | { readonly name: 'elementReference'; readonly isMultiple: boolean }
  | { readonly name: 'code'; readonly language: 'html' | 'javascript' | 'css' }
  | { readonly name: 'dataBinding' };

/** The name of an inspector control. @public */
export type ControlName = Control['name'];

/** What a number counts; shown beside the field. @public */
export type NumberUnit = 'px' | '%' | 'ms' | 's' | 'lines' | 'deg' | 'items';

/** Units a length may carry. `rem` is left out: it would follow the retailer's page. @public */
export type LengthUnit = 'px' | '%' | 'em' | 'cqw';

/** What an asset prop accepts. @public */
export type AssetFileType = 'image' | 'video' | 'model' | 'document';

/**
 * What becomes of a value when its block is added to a page: it gets the page's highest + 1 (`unique`), the same if blocks
 * of several kinds come with it (`group`), or the default (`reset`).
 *
 * @public
 */
export type WhenAdded = 'unique' | 'group' | 'reset';

/** Where the inspector shows a prop. @public */
export type PropSection = 'content' | 'style' | 'data';

/** A file shown by a block. Widths and heights are the file's own pixels, so that nothing shifts while it loads. @public */
export interface Asset {
  readonly src: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** Other files of the same image, for `srcset`. */
  readonly variants?: readonly AssetVariant[];
  /** What stays in view where a frame shows a part of the image; its center by default. */
  readonly focus?: FocalPoint;
}

/** A point of an image, in parts of its width and height from the upper left corner: 0 to 1. @public */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The same image at another width or in another format, which the address's extension names. @public */
export interface AssetVariant {
  readonly src: string;
  readonly widthPx: number;
}

/** Turns the stored source of an asset into the address the rendered page uses. @public */
export type AssetUrl = (source: string) => string;

/** What is known of a stored file beside its source; undefined for one that is not ours. @public */
export type FindPicture = (source: string) => Omit<Asset, 'src'> | undefined;

/**
 * One kind of prop: its default, how its stored JSON is read, its JSON Schema and the control that edits it.
 *
 * `parse` is total: it never throws, whatever JSON it is given.
 *
 * @public
 */
export interface PropKind<Value> {
  readonly control: Control;
  readonly section: PropSection;
  /** Whether smaller sizes may have a value of their own. */
  readonly isPerSize: boolean;
  /** An optional prop may be absent; a required one is filled with `defaultValue` when a page is loaded. */
  readonly isOptional: boolean;
  readonly defaultValue: Json | undefined;
  /** What becomes of the value when its block is added to a page, see `assignUniqueNumbers`. */
  readonly whenAdded?: WhenAdded;
  readonly schema: JsonSchema;
  parse(value: Json | undefined): ParseResult<Value>;
  /** Replaces every asset in a parsed value; absent where the kind holds none. */
  mapAssets?(value: Value, map: (asset: Asset) => Asset): Value;
}

/** How a kind of values replaces the assets in one. @internal */
export type MapAssets<Value> = NonNullable<PropKind<Value>['mapAssets']>;

/** A set of named props. @public */
export type PropShape = { readonly [name: string]: PropKind<unknown> };

/** The typed value a kind yields. @public */
export type PropValue<Kind> = Kind extends PropKind<infer Value> ? Value : never;

/** The typed values of a set of props. @public */
export type PropValues<Shape extends PropShape> = { readonly [Name in keyof Shape]: PropValue<Shape[Name]> };

/** What every prop kind can be given beside its default. @public */
export interface PropOptions {
  readonly isPerSize?: boolean;
  readonly section?: PropSection;
}

/** Accepts a value. @internal */
export function accept<Value>(value: Value, warning?: PropIssue): ParseResult<Value> {
  return warning ? { ok: true, value, warning } : { ok: true, value };
}

/** Refuses a value with a code. @internal */
export function refuse(code: PropIssueCode, values?: PropIssue['values']): { ok: false; issue: PropIssue } {
  return { ok: false, issue: values ? { code, values } : { code } };
}

/** Whether a JSON value is an object with named members. @internal */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a JSON value is a list. @internal */
export function isJsonList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
