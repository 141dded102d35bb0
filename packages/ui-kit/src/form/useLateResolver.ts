import { useCallback, useEffect, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

import { loadWithin } from '../lazy-screen/loadWithin.ts';
import type { FormSchema, FormValues } from './formSchema.ts';

type ResolverOf<Schema extends FormSchema> = Resolver<FormValues<Schema>, unknown, z.output<Schema>>;

/** Reads a form's fields by its schema, which arrives after the form is drawn. */
interface LateResolver<Schema extends FormSchema> {
  /** Without the schema it finds nothing wrong yet. */
  resolver: ResolverOf<Schema>;
  /**
   * Resolves once the schema is there, which a submission waits for.
   * @throws ChunkLoadError where it does not arrive; it is asked for again the next time
   */
  untilReady: () => Promise<unknown>;
}

function lateResolver<Schema extends FormSchema>(loadSchema: () => Promise<Schema>) {
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

/** The schema and what reads by it, a third of what a form weighs, come once the form is drawn. */
export function useLateResolver<Schema extends FormSchema>(
  loadSchema: () => Promise<Schema>,
): LateResolver<Schema> {
  const [load] = useState(() => lateResolver(loadSchema));
  useEffect(() => {
    // Where it does not arrive, the submission says so.
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
