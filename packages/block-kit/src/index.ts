export type { BlockRules, Json, SizeName, SizedValue } from '@vitrina/epack-model';
export {
  type BrandKit,
  findKitColor,
  kitColor,
  type KitColorRole,
  kitColorRoles,
  kitCornerPx,
  type KitCorners,
  kitCorners,
  kitCss,
  kitFonts,
  kitTint,
  kitRadius,
  kitShadowCss,
  type KitShadow,
  kitShadows,
  kitSpaceFactor,
  type KitSpacing,
  kitSpacings,
  type KitWidth,
  kitWidths,
  plainKit,
  plainKitCss,
} from './kit/brandKit.ts';
export { type TextStyle, textStyles } from './css-values/textStyle.ts';
export {
  findKitLength,
  kitGutter,
  type KitLength,
  type KitLengthRole,
  kitSpace,
} from './css-values/kitLength.ts';
export { fontSizeCss } from './kit/fontSizeCss.ts';
export { commonProps, type CommonPropName } from './commonProps.ts';
export { fontSize, fontSizePx, type FontSize } from './prop-kinds/fontSize.ts';
export { textAlign, type TextAlign } from './prop-kinds/textAlign.ts';
export { isStyleProp, type PropSection, propSections } from './propSections.ts';
export { baseCss, definitionsCss } from './css/baseCss.ts';
export { blockCss, type ComponentRule, componentRules, rulesCss } from './css/blockCss.ts';
export { cssUrl, type Declarations } from './css-values/cssText.ts';
export {
  type BlockDefinition,
  type BlockInput,
  type BlockStyle,
  type BlockTemplate,
  defineBlock,
  type Nesting,
} from './defineBlock.ts';
export type { BlockLayout, ImageStretch } from './blockLayout.ts';
export {
  blockNameId,
  choiceNameId,
  familyNameId,
  fieldNameId,
  issueMessageId,
  propNameId,
  stateNameId,
} from './messageIds.ts';
export { alternativeText } from './prop-kinds/alternativeText.ts';
export { asset, type AssetOptions, isAssetAddress } from './prop-kinds/asset.ts';
export { attributes } from './prop-kinds/attributes.ts';
export { boolean, type BooleanOptions } from './prop-kinds/boolean.ts';
export { type Box, box, type BoxOptions } from './prop-kinds/box.ts';
export { choice, type ChoiceOptions } from './prop-kinds/choice.ts';
export { classNames } from './prop-kinds/classNames.ts';
export { code, type CodeOptions } from './prop-kinds/code.ts';
export { color, type ColorOptions } from './prop-kinds/color.ts';
export { dataBinding, type DataBinding } from './prop-kinds/dataBinding.ts';
export { elementReference, type ElementReferenceOptions } from './prop-kinds/elementReference.ts';
export {
  builtInFonts,
  type BundledFont,
  bundledFonts,
  fallbackFamily,
  fontFamily,
  fontFamilyCss,
} from './prop-kinds/fontFamily.ts';
export { group } from './prop-kinds/group.ts';
export { identifier, type IdentifierOptions } from './prop-kinds/identifier.ts';
export { length, type LengthOptions } from './prop-kinds/length.ts';
export { link, type LinkOptions } from './prop-kinds/link.ts';
export { list, type ListOptions } from './prop-kinds/list.ts';
export { needed } from './prop-kinds/needed.ts';
export { number, type NumberOptions } from './prop-kinds/number.ts';
export { optional } from './prop-kinds/optional.ts';
export { richText, type RichTextOptions } from './prop-kinds/richText.ts';
export { text, type TextOptions } from './prop-kinds/text.ts';
export type {
  Asset,
  AssetFileType,
  AssetUrl,
  AssetVariant,
  ChoiceIcons,
  ChoiceValue,
  Control,
  ControlName,
  FindPack,
  FindPicture,
  FocalPoint,
  JsonSchema,
  KitTokens,
  LengthUnit,
  NumberUnit,
  ParseResult,
  PropIssue,
  PropIssueCode,
  PropKind,
  PropOptions,
  PropShape,
  PropValue,
  PropValues,
  WhenAdded,
} from './propKind.ts';
export type { LayoutSource } from './layout/boxWidths.ts';
export { createImageSizes } from './layout/imageWidths.ts';
export { resolveValues, type ResolveOptions } from './resolveValues.ts';
export { parseRichText } from './rich-text/parseRichText.ts';
export {
  hasBlocks,
  plainText,
  type RichText,
  type RichTextElement,
  type RichTextNode,
  type RichTextStyle,
  type RichTextTag,
  toPhrasing,
  withoutLinks,
} from './rich-text/richTextTree.ts';
export {
  type BlockFindingCode,
  type EpackFinding,
  type Finding,
  type FindingCode,
  findingMessageId,
  type FindingSeverity,
} from './findings/finding.ts';
export { listSampleTexts, type SampleTexts } from './findings/sampleTexts.ts';
export type { BlockSet } from './findings/blockSet.ts';
export type {
  BannedWords,
  ContentRules,
  RequiredBlock,
  RequiredWords,
  RuleScope,
  SizeLimit,
} from './findings/contentRules.ts';
export { ignoreKey } from './findings/ignoreKey.ts';
export type { AppliedRules } from './findings/ruleFindings.ts';
export { type EpackContext, validateEpack } from './findings/validateEpack.ts';
export { type PageContext, validatePage } from './findings/validatePage.ts';
export { assignUniqueNumbers } from './rules/assignUniqueNumbers.ts';
export { blockSchema, pageSchema } from './rules/blockSchema.ts';
export { mapReferences } from './rules/mapReferences.ts';
export { createBlockRules, templateDraft, type Translate } from './rules/createBlockRules.ts';
export { findTranslationSource } from './texts/findTranslationSource.ts';
export {
  type BlockFinder,
  type ComponentText,
  listTexts,
  readTextAt,
  readWords,
  type TextSteps,
  withTextAt,
} from './texts/listTexts.ts';
export { type ContentKind, contentOf } from './texts/contentOf.ts';
export {
  countUntranslated,
  readTranslation,
  stateByComponent,
  type TranslatedText,
  type TranslationPages,
  type TranslationState,
} from './texts/readTranslation.ts';
