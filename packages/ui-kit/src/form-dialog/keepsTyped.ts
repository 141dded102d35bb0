import { createContext, useContext, useEffect, useId, type RefObject } from 'react';

/** The fields of a dialog that hold something closing would lose, each by an id of its own. */
export type TypedFields = RefObject<Set<string>>;

/** The nearest `GuardedDialog`'s fields; undefined outside of one. */
export const TypedFieldsContext = createContext<TypedFields | undefined>(undefined);

/**
 * Has the surrounding `GuardedDialog` ask before it closes. Does nothing outside of a dialog, so that content drawn in
 * either place can call it.
 *
 * @param isTyped - whether something was typed or chosen here that closing would lose
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
