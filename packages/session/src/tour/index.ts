export { DemoTour } from './DemoTour.tsx';
export { resumeTour } from './tourProgress.ts';
