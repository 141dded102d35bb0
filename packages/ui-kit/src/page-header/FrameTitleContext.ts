import { createContext } from 'react';

/** Whether the frame around a screen names it already, so that its header need not. */
export const FrameTitleContext = createContext(false);
