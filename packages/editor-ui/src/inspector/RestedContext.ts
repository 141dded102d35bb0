import { createContext } from 'react';

/** Whether nothing was selected or edited for a while: then fields out of view are drawn too. */
export const RestedContext = createContext(false);
