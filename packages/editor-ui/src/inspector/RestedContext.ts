import { createContext } from 'react';

/** Whether there was no selection or edit for a while, so that fields out of view are rendered too. */
export const RestedContext = createContext(false);
