export type { Box, MeasuredCode, MeasuredFinding, Measurement } from './measurement/measurement.ts';
export { type Color, contrastRatio } from './rules/contrast.ts';
export { measurePage } from './rules/measurePage.ts';
export { answerMeasurements, requestMeasurement } from './protocol/protocol.ts';
