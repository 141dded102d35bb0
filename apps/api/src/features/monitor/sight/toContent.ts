import { z } from 'zod';

const text = (limit: number) => z.string().transform((value) => value.slice(0, limit));

/** The results of the scripts in a page, which can make them find anything. */
const contentSchema = z.object({
  outcome: text(20),
  blocked: z.array(z.object({ address: text(2000), directive: text(100) })).max(50),
  publicId: text(100),
  text: text(300_000),
  hasMedia: z.boolean(),
  hiddenBy: text(200),
  box: z.object({ top: z.number(), left: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** The content with its clipped parts. */
  whole: z.object({ top: z.number(), left: z.number(), width: z.number() }).nullable(),
  pageHeight: z.number(),
});

/** The part of the content that is in the window. */
export const frameSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().min(1),
  height: z.number().min(1),
});

/** Our content as a browser measured it. */
export type Content = z.output<typeof contentSchema>;

const none: Content = {
  outcome: '',
  blocked: [],
  publicId: '',
  text: '',
  hasMedia: false,
  hiddenBy: '',
  box: null,
  whole: null,
  pageHeight: 0,
};

/** Reads the result of a script in a page; a broken one counts as no content. */
export function toContent(value: unknown): Content {
  return contentSchema.safeParse(value).data ?? none;
}
