import { createContext } from 'react';

import type { MessageCatalogue } from './locales.ts';

/** The messages merged so far, so that a later part can add its own. */
export const CataloguesContext = createContext<readonly MessageCatalogue[]>([]);
