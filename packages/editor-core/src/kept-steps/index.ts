export { keepSteps } from './keepSteps.ts';
export { loadSteps } from './loadSteps.ts';
