export { describeStep } from './describeStep.ts';
