export { PublishContent } from './PublishFlow.tsx';
export type { PublishProblem } from './publishFlowProps.ts';
