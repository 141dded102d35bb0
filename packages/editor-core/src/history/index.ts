export { listChanged } from './listChanged.ts';
export { describeStep } from './describeStep.ts';
