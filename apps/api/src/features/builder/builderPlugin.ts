import type { ServicePlugin } from '../../platform/service-process/servicePlugin.ts';
import { answerLoginCheck } from './routes.ts';

/** The builder service, as far as the panel needs one: its login check, which nobody has signed in before. */
export const builderPlugin: ServicePlugin = {
  name: 'builder-service',
  basePath: '/builder-service',
  defaultPort: 4011,
  authenticate: () => () => Promise.resolve(undefined),
  register: answerLoginCheck,
};
