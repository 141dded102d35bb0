import { useCallback, useEffect, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

import { loadWithin } from '../loading/loadWithin.ts';
import type { FormSchema, FormValues } from './formSchema.ts';

type ResolverOf<Schema extends FormSchema> = Resolver<FormValues<Schema>, unknown, z.output<Schema>>;

/** Validates a form's fields with a schema that loads after the form renders. */
interface LazyResolver<Schema extends FormSchema> {
  /** Reports no errors until the schema has loaded. */
  resolver: ResolverOf<Schema>;
  /**
   * Resolves once the schema has loaded; a submission waits for it.
   * @throws ChunkLoadError if it fails to load; the next call tries again
   */
  untilReady: () => Promise<unknown>;
}

function lazyResolver<Schema extends FormSchema>(loadSchema: () => Promise<Schema>) {
  let asked: Promise<ResolverOf<Schema>> | undefined;
  const load = (): Promise<ResolverOf<Schema>> =>
    import('./schemaResolver.ts').then(({ schemaResolver }) => loadSchema().then(schemaResolver<Schema>));
  return (): Promise<ResolverOf<Schema>> => {
    const asking =
      asked ??
      loadWithin(load).catch((error: unknown) => {
        asked = undefined;
        throw error;
      });
    asked = asking;
    return asking;
  };
}

/** Loads the schema and its validator, a third of a form's code, after the form renders. */
export function useLazyResolver<Schema extends FormSchema>(
  loadSchema: () => Promise<Schema>,
): LazyResolver<Schema> {
  const [load] = useState(() => lazyResolver(loadSchema));
  useEffect(() => {
    // If loading fails, the submission reports it.
    load().catch(() => undefined);
  }, [load]);
  const resolver = useCallback<ResolverOf<Schema>>(
    async (values, context, options) => {
      const read = await load().catch(() => undefined);
      return read ? read(values, context, options) : { values: {}, errors: {} };
    },
    [load],
  );
  return { resolver, untilReady: load };
}
