import { z } from 'zod';

const sizeSchema = z.enum(['size1', 'size2', 'size3', 'size4', 'size5', 'size6']);
const colorSchema = z.string().regex(/^color\d{1,2}$/);
const httpsSchema = z.url({ protocol: /^https$/ }).max(2000);
const pixelsSchema = z.int().min(1).max(20_000);
const lookFields = {
  size: sizeSchema.optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
  color: colorSchema.optional(),
};

/** A text as lines, `""` for an empty one, or as items like in an approved card; never both. */
const textSchema = z.union([
  z.strictObject({ content: z.array(z.string()).min(1), ...lookFields }),
  z.strictObject({
    items: z
      .array(
        z.union([
          z.strictObject({ type: z.literal('text'), content: z.string() }),
          z.strictObject({ type: z.literal('br') }),
        ]),
      )
      .min(1),
    ...lookFields,
  }),
]);

const positionSchema = z.enum(['width_full', 'to_the_edge', 'width_half', 'width_third']);
const pictureSchema = z.strictObject({
  src: httpsSchema,
  srcMobile: httpsSchema,
  alt: z.string(),
  position: positionSchema.optional(),
  positionMobile: positionSchema.optional(),
  width: pixelsSchema.optional(),
  height: pixelsSchema.optional(),
  widthMobile: pixelsSchema.optional(),
  heightMobile: pixelsSchema.optional(),
  isParandja: z.boolean().optional(),
  isParandjaMobile: z.boolean().optional(),
});

const blockSchema = z.strictObject({
  img: pictureSchema,
  imgLink: z.union([z.literal(''), httpsSchema]),
  title: textSchema.optional(),
  text: textSchema.optional(),
  reverse: z.boolean().optional(),
});

const showcase = <Type extends string>(type: Type, min: number, max: number) =>
  z.strictObject({
    widgetName: z.literal('raShowcase'),
    type: z.literal(type),
    blocks: z.array(blockSchema).min(min).max(max),
  });

const textBlockSchema = z.strictObject({
  widgetName: z.literal('raTextBlock'),
  title: textSchema.optional(),
  text: textSchema.optional(),
  theme: z.enum(['default', 'primary', 'secondary', 'tertiary']).optional(),
  padding: z.enum(['type1', 'type2']).optional(),
  gapSize: z.enum(['s', 'm']).optional(),
});

const listSchema = z.strictObject({
  widgetName: z.literal('list'),
  theme: z.enum(['bullet', 'number', 'image']),
  blocks: z
    .array(
      z.strictObject({
        title: textSchema.optional(),
        text: textSchema.optional(),
        img: pictureSchema.optional(),
      }),
    )
    .min(1),
});

const tableSchema = z.strictObject({
  widgetName: z.literal('raTable'),
  title: textSchema.optional(),
  table: z.strictObject({
    head: z.array(
      z.strictObject({
        img: z.strictObject({ src: httpsSchema, srcMobile: httpsSchema, alt: z.string() }).optional(),
        text: z.array(z.string()),
        contentAlign: z.enum(['left', 'center', 'right']),
      }),
    ),
    body: z.array(z.array(z.array(z.string()))),
    hideHead: z.boolean(),
  }),
});

const videoSchema = z.strictObject({
  widgetName: z.literal('raVideo'),
  type: z.literal('youtube'),
  youtubeVideoId: z.string().min(1).max(100),
});

/** Ozon's rich content of version 0.3: as a string, the value of a product's attribute 11254. @public */
export const ozonContentSchema = z.strictObject({
  content: z.array(
    z.union([
      textBlockSchema,
      showcase('roll', 1, 30),
      showcase('billboard', 1, 1),
      showcase('chess', 1, 6),
      showcase('tileXL', 1, 2),
      showcase('tileL', 1, 3),
      showcase('tileM', 1, 4),
      listSchema,
      tableSchema,
      videoSchema,
    ]),
  ),
  version: z.literal(0.3),
});

/** Ozon's rich content. @public */
export type OzonContent = z.infer<typeof ozonContentSchema>;
/** A widget of Ozon's rich content. */
export type OzonWidget = OzonContent['content'][number];
export type OzonText = z.infer<typeof textSchema>;
export type OzonPicture = z.infer<typeof pictureSchema>;
export type OzonBlock = z.infer<typeof blockSchema>;
export type OzonShowcase = Extract<OzonWidget, { widgetName: 'raShowcase' }>;
export type OzonShowcaseType = OzonShowcase['type'];

/** The only existing version. */
export const ozonVersion = 0.3;

/** The number of tiles in a row. */
export const tilesInRow = { tileXL: 2, tileL: 3, tileM: 4 } as const;

/** The maximum number of rows in a zigzag widget. */
export const chessLimit = 6;
