import { useLocation } from 'react-router';

/** What a list gives along to the forms it opens, as the state of their address. */
export interface FromList {
  /** The query the list stands at. */
  listSearch?: string;
}

/** The list that a form was opened from, with its filters, order and page; the whole list for who came otherwise. */
export function useListAddress(listPath: string): string {
  const from = useLocation().state as FromList | null;
  return listPath + (from?.listSearch ?? '');
}
