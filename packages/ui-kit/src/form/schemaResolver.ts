import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

import { issueMessageId } from './issueMessage.ts';
import type { FormSchema } from './formSchema.ts';

/** Validates a form's fields with a schema; reports issues as message ids. */
export function schemaResolver<Schema extends FormSchema>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return zodResolver<z.input<Schema>, unknown, z.output<Schema>>(schema as never, { error: issueMessageId });
}
