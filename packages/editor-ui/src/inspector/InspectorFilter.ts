import { createContext } from 'react';

/** The props that the inspector shows. */
export interface InspectorFilter {
  /** Words of the names to show; empty for all. */
  readonly query: string;
  readonly isChangedOnly: boolean;
}

/** Shows all props. */
export const noFilter: InspectorFilter = { query: '', isChangedOnly: false };

/** The filter of the surrounding inspector. */
export const InspectorFilterContext = createContext<InspectorFilter>(noFilter);
