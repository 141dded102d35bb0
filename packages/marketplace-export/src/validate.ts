import type { z } from 'zod';

import { amazonDocumentSchema } from './amazon/document.ts';
import { ozonContentSchema } from './ozon/document.ts';

/** A part of a document that its marketplace would reject. @public */
export interface Violation {
  /** The place, as a JSON Pointer. */
  readonly path: string;
  /** The reason in English, for logs and developers. */
  readonly reason: string;
}

/** Lists what Amazon would reject in the body of a contentDocuments call; empty for a valid one. @public */
export function validateAmazonDocument(document: unknown): readonly Violation[] {
  return violationsOf(amazonDocumentSchema, document);
}

/** Lists what Ozon would reject in rich content; empty for valid content. @public */
export function validateOzonContent(document: unknown): readonly Violation[] {
  return violationsOf(ozonContentSchema, document);
}

function violationsOf(schema: z.ZodType, document: unknown): readonly Violation[] {
  const read = schema.safeParse(document);
  if (read.success) return [];
  return read.error.issues.map(({ path, message }) => ({
    path: path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    reason: message,
  }));
}
