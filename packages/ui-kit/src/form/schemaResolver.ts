import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

import { issueMessageId } from './issueMessage.ts';
import type { FormSchema } from './formSchema.ts';

/** Reads a form's fields by a schema; what it finds wrong it says by the id of its text. */
export function schemaResolver<Schema extends FormSchema>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return zodResolver<z.input<Schema>, unknown, z.output<Schema>>(schema as never, { error: issueMessageId });
}
