export { DemoTour } from './DemoTour.tsx';
export { forgetTours, resumeTour } from './tourProgress.ts';
