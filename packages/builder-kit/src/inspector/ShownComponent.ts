import { rootId, type ComponentId } from '@vitrina/epack-model';
import { createContext } from 'react';

/**
 * The component whose props the fields around show. They ask for it themselves, so that what stands around them need not
 * be drawn for the next one.
 */
export const ShownComponent = createContext<ComponentId>(rootId);
