export { findColumnsRow, listSharedColumns, moveShares, planShares } from './columnShares.ts';
export { listMeasures, type Measure, type MeasureName, type Side, sides } from './measure.ts';
export { type Basis, getUnitPx, planMeasure, type PlannedMeasure, stepMeasure } from './planMeasure.ts';
export { resize } from './resize.ts';
