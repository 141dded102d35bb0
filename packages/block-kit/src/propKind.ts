import type { Json, JsonObject } from '@vitrina/epack-model';

import type { PropSection } from './propSections.ts';

/** A JSON Schema fragment (draft 2020-12) describing the stored form of a prop. @public */
export type JsonSchema = { readonly [keyword: string]: Json };

/**
 * Why a stored value was refused, or accepted with a warning. The code is a message id:
 * `blockKit.issue.{code}`.
 *
 * @public
 */
export interface PropIssue {
  readonly code: PropIssueCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Every issue code of prop kinds. @public */
export type PropIssueCode =
  | 'notText'
  | 'tooLong'
  | 'wrongFormat'
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
  | 'notIdentifier'
  | 'markupLost';

/** The result of parsing a stored value. @public */
export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly warning?: PropIssue }
  | { readonly ok: false; readonly issue: PropIssue };

/** The stored value of a choice. @public */
export type ChoiceValue = string | number;

/** A set of icons that the inspector shows for the choices of a prop instead of their names. @public */
export type ChoiceIcons = 'textAlign' | 'direction' | 'align' | 'justify';

/**
 * Tokens of the brand's kit that a value can be: `color`, one of its colors; `length`, a length that follows its spacing or
 * its width.
 *
 * @public
 */
export type KitTokens = 'color' | 'length';

/**
 * The inspector control that edits a prop, with its settings. The inspector has one component per `name`. `kitTokens`
 * are those its values can be: the control offers them, and `kitTokens` of a block's definition lists them.
 *
 * @public
 */
export type Control =
  | {
      readonly name: 'text';
      readonly isMultiline: boolean;
      readonly maxLength: number;
      /** A valid text, if only texts of a certain format are valid. */
      readonly example?: string;
    }
  | { readonly name: 'richText' }
  | {
      readonly name: 'choice';
      readonly choices: readonly ChoiceValue[];
      readonly hasNames: boolean;
      /** The size in pixels of each choice, shown beside its name. */
      readonly pixels?: Readonly<Record<ChoiceValue, number>>;
      readonly icons?: ChoiceIcons;
    }
  | {
      readonly name: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly step: number;
      readonly unit: NumberUnit | undefined;
    }
  | { readonly name: 'boolean' }
  | { readonly name: 'color'; readonly choices: readonly string[]; readonly kitTokens?: KitTokens }
  | { readonly name: 'length'; readonly units: readonly LengthUnit[]; readonly keywords: readonly string[] }
  | { readonly name: 'box'; readonly allowsNegative: boolean; readonly kitTokens?: KitTokens }
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

/** The unit of a number; shown beside the field. @public */
export type NumberUnit = 'px' | '%' | 'ms' | 's' | 'lines' | 'deg' | 'items';

/** Units of a length. `rem` is left out: it would depend on the retailer's page. @public */
export type LengthUnit = 'px' | '%' | 'em' | 'cqw';

/** The file types an asset prop can accept. @public */
export type AssetFileType = 'image' | 'video' | 'audio' | 'model' | 'document' | 'captions';

/**
 * How a value changes when its block is added to a page: it becomes the page's highest + 1 (`unique`), the
 * same for blocks of different kinds added together (`group`), or the default (`reset`).
 *
 * @public
 */
export type WhenAdded = 'unique' | 'group' | 'reset';

/**
 * A file shown by a block. Width and height are the file's own pixels and reserve its space while it loads.
 *
 * @public
 */
export interface Asset {
  readonly src: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** The same image in other files, for `srcset`. */
  readonly variants?: readonly AssetVariant[];
  /** The point that stays in view when a frame crops the image. Default: the center. */
  readonly focus?: FocalPoint;
  /** The average color of an opaque image, as `#rrggbb`; shown until it has loaded. Documents do not store it. */
  readonly color?: string;
  /** The `sizes` attribute that fits the image's place on the page; set while rendering, documents do not store it. */
  readonly sizes?: string;
  /** The file's size. */
  readonly sizeBytes?: number;
  /** The length of a video or recording. */
  readonly durationSeconds?: number;
  /** The file's name when it was uploaded. */
  readonly name?: string;
}

/** A point of an image, as fractions of its width and height from the upper left corner: 0 to 1. @public */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The same image at another width or in another format; the format is the address's extension. @public */
export interface AssetVariant {
  readonly src: string;
  readonly widthPx: number;
}

/** Returns the address the rendered page uses for the stored source of an asset. @public */
export type AssetUrl = (source: string) => string;

/**
 * Returns the stored source of one file that holds these files, see `packedFiles` of a block; undefined if there is
 * none, so that each file loads by itself.
 *
 * @public
 */
export type FindPack = (sources: readonly string[]) => string | undefined;

/** Returns the known data of a stored file, besides its source; undefined for an external file. @public */
export type FindPicture = (source: string) => Omit<Asset, 'src'> | undefined;

/**
 * A kind of prop: its default, its parser for stored JSON, its JSON Schema and the control that edits it.
 *
 * `parse` never throws, for any JSON.
 *
 * @public
 */
export interface PropKind<Value> {
  readonly control: Control;
  readonly section: PropSection;
  /** Whether smaller sizes can have their own value. */
  readonly isPerSize: boolean;
  /** Whether the prop can be absent; a required prop gets `defaultValue` when a page is loaded. */
  readonly isOptional: boolean;
  readonly defaultValue: Json | undefined;
  /** How the value changes when its block is added to a page; see `assignUniqueNumbers`. */
  readonly whenAdded?: WhenAdded;
  /** Whether shoppers see a gap or nothing while the prop is empty; see `needed`. Default: false. */
  readonly isNeeded?: boolean;
  /** The name of the prop beside it that this text describes; see `alternativeText`. */
  readonly describes?: string;
  /** Whether the default is a sample to replace, such as “Title”. Default: false. */
  readonly hasSampleDefault?: boolean;
  readonly schema: JsonSchema;
  parse(value: Json | undefined): ParseResult<Value>;
  /** Replaces every asset in a parsed value; absent if the kind holds no assets. */
  mapAssets?(value: Value, map: (asset: Asset) => Asset): Value;
}

/** The `mapAssets` function of a kind. @internal */
export type MapAssets<Value> = NonNullable<PropKind<Value>['mapAssets']>;

/** A set of named props. @public */
export type PropShape = { readonly [name: string]: PropKind<unknown> };

/** The typed value of a kind. @public */
export type PropValue<Kind> = Kind extends PropKind<infer Value> ? Value : never;

/** The typed values of a set of props. @public */
export type PropValues<Shape extends PropShape> = { readonly [Name in keyof Shape]: PropValue<Shape[Name]> };

/** Options of every prop kind besides its default. @public */
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

/** Checks whether a JSON value is an object. @internal */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks whether a JSON value is a list. @internal */
export function isJsonList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
