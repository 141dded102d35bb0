import { useLocation } from 'react-router';

/** Location state that a list passes to its forms. */
export interface FromList {
  /** Query of the list's address. */
  listSearch?: string;
}

/**
 * Returns the address of the list that opened a form, with its filters, order, and page. Returns the address
 * without a query if the form was opened another way.
 */
export function useListAddress(listPath: string): string {
  const from = useLocation().state as FromList | null;
  return listPath + (from?.listSearch ?? '');
}
