import { z } from 'zod';

import { decoratorTypes } from './decorators.ts';

/** Limits of Amazon's model, and of its editors (basic A+: five modules). */
export const amazonLimits = {
  modules: 5,
  name: 100,
  text: 10_000,
  paragraphs: 100,
  altText: 100,
  listItems: 8,
  products: 6,
  productTitle: 80,
  metrics: 10,
  metric: 250,
  asin: 10,
  specificationsMin: 4,
  specificationsMax: 16,
} as const;

const textSchema = z.strictObject({
  value: z.string().min(1).max(amazonLimits.text),
  decoratorSet: z
    .array(
      z.strictObject({
        type: z.enum(decoratorTypes),
        offset: z.int().min(0).max(10_000),
        length: z.int().min(0).max(10_000),
        depth: z.int().min(0).max(100),
      }),
    )
    .refine(areUnique, 'The decorators of a text are unique')
    .optional(),
});

function areUnique(decorators: readonly object[]): boolean {
  return new Set(decorators.map((decorator) => JSON.stringify(decorator))).size === decorators.length;
}

function havePlaces(items: readonly { readonly position: number }[]): boolean {
  return new Set(items.map(({ position }) => position)).size === items.length;
}

const positionsDiffer = 'Two items have the same position';
const pixels = (min: number) => z.strictObject({ value: z.int().min(min), units: z.literal('pixels') });

const imageSchema = z.strictObject({
  uploadDestinationId: z.string().min(1),
  imageCropSpecification: z.strictObject({
    size: z.strictObject({ width: pixels(1), height: pixels(1) }),
    offset: z.strictObject({ x: pixels(0), y: pixels(0) }).optional(),
  }),
  altText: z.string().min(1).max(amazonLimits.altText),
});

const headline = textSchema.optional();
const paragraphSchema = z.strictObject({ textList: z.array(textSchema).min(1).max(amazonLimits.paragraphs) });
const imageTextSchema = z.strictObject({
  image: imageSchema.optional(),
  headline,
  body: paragraphSchema.optional(),
});
const textBlockSchema = z.strictObject({ headline, body: paragraphSchema.optional() });
const textListSchema = z.strictObject({
  textList: z
    .array(z.strictObject({ position: z.int().min(1).max(100), text: textSchema }))
    .max(amazonLimits.listItems)
    .refine(havePlaces, positionsDiffer),
});
const headerListSchema = z.strictObject({ headline, block: textListSchema.optional() });
const plainItemsSchema = z
  .array(
    z.strictObject({
      position: z.int().min(1).max(100),
      value: z.string().min(1).max(amazonLimits.metric),
    }),
  )
  .max(amazonLimits.metrics)
  .refine(havePlaces, positionsDiffer);
const productSchema = z.strictObject({
  position: z.int().min(1).max(amazonLimits.products),
  image: imageSchema.optional(),
  title: z.string().min(1).max(amazonLimits.productTitle).optional(),
  asin: z.string().min(amazonLimits.asin).optional(),
  highlight: z.boolean().optional(),
  metrics: plainItemsSchema.optional(),
});
const comparisonSchema = z
  .strictObject({
    productColumns: z
      .array(productSchema)
      .max(amazonLimits.products)
      .refine(havePlaces, positionsDiffer)
      .optional(),
    metricRowLabels: plainItemsSchema.optional(),
  })
  .refine(
    ({ productColumns = [], metricRowLabels = [] }) =>
      productColumns.every(({ metrics = [] }) => metrics.length === metricRowLabels.length),
    'Every product has as many metrics as there are labels',
  );
const pairSchema = z.strictObject({ label: textSchema.optional(), description: textSchema.optional() });

/** A module: its type, and the payload of that type, without other keys. */
const module = <Type extends string, Name extends string, Payload extends z.ZodType>(
  type: Type,
  name: Name,
  payload: Payload,
) =>
  z.strictObject({ contentModuleType: z.literal(type), [name]: payload } as {
    contentModuleType: z.ZodLiteral<Type>;
  } & Record<Name, Payload>);

const moduleSchema = z.discriminatedUnion('contentModuleType', [
  module('STANDARD_COMPANY_LOGO', 'standardCompanyLogo', z.strictObject({ companyLogo: imageSchema })),
  module('STANDARD_COMPARISON_TABLE', 'standardComparisonTable', comparisonSchema),
  module(
    'STANDARD_FOUR_IMAGE_TEXT',
    'standardFourImageText',
    z.strictObject({
      headline,
      block1: imageTextSchema.optional(),
      block2: imageTextSchema.optional(),
      block3: imageTextSchema.optional(),
      block4: imageTextSchema.optional(),
    }),
  ),
  module(
    'STANDARD_FOUR_IMAGE_TEXT_QUADRANT',
    'standardFourImageTextQuadrant',
    z.strictObject({
      block1: imageTextSchema,
      block2: imageTextSchema,
      block3: imageTextSchema,
      block4: imageTextSchema,
    }),
  ),
  module(
    'STANDARD_HEADER_IMAGE_TEXT',
    'standardHeaderImageText',
    z.strictObject({ headline, block: imageTextSchema.optional() }),
  ),
  module(
    'STANDARD_IMAGE_SIDEBAR',
    'standardImageSidebar',
    z.strictObject({
      headline,
      imageCaptionBlock: z.strictObject({ image: imageSchema.optional(), caption: headline }).optional(),
      descriptionTextBlock: textBlockSchema.optional(),
      descriptionListBlock: textListSchema.optional(),
      sidebarImageTextBlock: imageTextSchema.optional(),
      sidebarListBlock: textListSchema.optional(),
    }),
  ),
  module(
    'STANDARD_IMAGE_TEXT_OVERLAY',
    'standardImageTextOverlay',
    z.strictObject({ overlayColorType: z.enum(['DARK', 'LIGHT']), block: imageTextSchema.optional() }),
  ),
  module(
    'STANDARD_MULTIPLE_IMAGE_TEXT',
    'standardMultipleImageText',
    z.strictObject({
      blocks: z.array(z.strictObject({ block: imageTextSchema.optional(), caption: headline })).optional(),
    }),
  ),
  module(
    'STANDARD_PRODUCT_DESCRIPTION',
    'standardProductDescription',
    z.strictObject({ body: paragraphSchema }),
  ),
  module(
    'STANDARD_SINGLE_IMAGE_HIGHLIGHTS',
    'standardSingleImageHighlights',
    z.strictObject({
      image: imageSchema.optional(),
      headline,
      textBlock1: textBlockSchema.optional(),
      textBlock2: textBlockSchema.optional(),
      textBlock3: textBlockSchema.optional(),
      bulletedListBlock: headerListSchema.optional(),
    }),
  ),
  module(
    'STANDARD_SINGLE_IMAGE_SPECS_DETAIL',
    'standardSingleImageSpecsDetail',
    z.strictObject({
      headline,
      image: imageSchema.optional(),
      descriptionHeadline: headline,
      descriptionBlock1: textBlockSchema.optional(),
      descriptionBlock2: textBlockSchema.optional(),
      specificationHeadline: headline,
      specificationListBlock: headerListSchema.optional(),
      specificationTextBlock: textBlockSchema.optional(),
    }),
  ),
  module(
    'STANDARD_SINGLE_SIDE_IMAGE',
    'standardSingleSideImage',
    z.strictObject({ imagePositionType: z.enum(['LEFT', 'RIGHT']), block: imageTextSchema.optional() }),
  ),
  module(
    'STANDARD_TECH_SPECS',
    'standardTechSpecs',
    z.strictObject({
      headline,
      specificationList: z
        .array(pairSchema)
        .min(amazonLimits.specificationsMin)
        .max(amazonLimits.specificationsMax),
      tableCount: z.int().min(1).max(2).optional(),
    }),
  ),
  module('STANDARD_TEXT', 'standardText', z.strictObject({ headline, body: paragraphSchema })),
  module(
    'STANDARD_THREE_IMAGE_TEXT',
    'standardThreeImageText',
    z.strictObject({
      headline,
      block1: imageTextSchema.optional(),
      block2: imageTextSchema.optional(),
      block3: imageTextSchema.optional(),
    }),
  ),
]);

/**
 * Amazon's A+ content document, stricter than its published model: no unknown keys, the payload of the
 * module's type, no two items at one position, as many metrics as labels, at most five modules.
 *
 * @public
 */
export const amazonDocumentSchema = z.strictObject({
  contentDocument: z.strictObject({
    name: z.string().min(1).max(amazonLimits.name),
    contentType: z.enum(['EBC', 'EMC']),
    contentSubType: z.string().min(1).optional(),
    locale: z.string().min(5),
    contentModuleList: z.array(moduleSchema).min(1).max(amazonLimits.modules),
  }),
});

/** Body of Amazon's `POST /aplus/2020-11-01/contentDocuments`. @public */
export type AmazonDocument = z.infer<typeof amazonDocumentSchema>;
export type AmazonModule = z.infer<typeof moduleSchema>;
export type AmazonText = z.infer<typeof textSchema>;
export type AmazonParagraph = z.infer<typeof paragraphSchema>;
export type AmazonImage = z.infer<typeof imageSchema>;
export type AmazonImageText = z.infer<typeof imageTextSchema>;
export type AmazonTextBlock = z.infer<typeof textBlockSchema>;
export type AmazonTextList = z.infer<typeof textListSchema>;
export type AmazonComparison = z.infer<typeof comparisonSchema>;
export type AmazonPlainItems = z.infer<typeof plainItemsSchema>;
