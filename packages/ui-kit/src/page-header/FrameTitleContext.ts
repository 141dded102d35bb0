import { createContext } from 'react';

/** Whether the frame around a screen already shows its name. */
export const FrameTitleContext = createContext(false);
