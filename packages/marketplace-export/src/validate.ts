import type { z } from 'zod';

import { amazonDocumentSchema } from './amazon/document.ts';
import { ozonContentSchema } from './ozon/document.ts';

/** Something in a document that its marketplace would refuse. @public */
export interface Violation {
  /** Where, as a JSON Pointer. */
  readonly path: string;
  /** Why, in English, for logs and developers. */
  readonly reason: string;
}

/** What Amazon would refuse in the body of a contentDocuments call; empty where nothing. @public */
export function validateAmazonDocument(document: unknown): readonly Violation[] {
  return violationsOf(amazonDocumentSchema, document);
}

/** What Ozon would refuse in rich content; empty where nothing. @public */
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
