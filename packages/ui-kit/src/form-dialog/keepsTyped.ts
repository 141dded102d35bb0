import { createContext, useContext, useEffect, useId, type RefObject } from 'react';

/** Ids of the parts of a dialog that hold values closing would lose. */
export type TypedFields = RefObject<Set<string>>;

/** The typed fields of the surrounding `GuardedDialog`; undefined outside of one. */
export const TypedFieldsContext = createContext<TypedFields | undefined>(undefined);

/**
 * Makes the surrounding `GuardedDialog` ask before it closes. Does nothing outside of a dialog, so content that is also
 * rendered elsewhere can call it.
 *
 * @param isTyped - whether closing would lose values typed or chosen here
 */
export function useKeepsTyped(isTyped: boolean): void {
  const fields = useContext(TypedFieldsContext);
  const id = useId();
  useEffect(() => {
    const { current: typed } = fields ?? {};
    if (!isTyped || !typed) return undefined;
    typed.add(id);
    return () => {
      typed.delete(id);
    };
  }, [fields, id, isTyped]);
}
