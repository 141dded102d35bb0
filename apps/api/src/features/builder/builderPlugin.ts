import type { ServicePlugin } from '../../platform/service-process/servicePlugin.ts';
import { answerLoginCheck } from './routes.ts';

/** The part of the builder service the panel needs: its login check, which needs no session. */
export const builderPlugin: ServicePlugin = {
  name: 'builder-service',
  basePath: '/builder-service',
  defaultPort: 4011,
  authenticate: () => () => Promise.resolve(undefined),
  register: answerLoginCheck,
};
