import { incidentsPath } from './incidentsPath.ts';

/** The address of the list of rejections. */
export const rejectionsPath = `${incidentsPath}/rejections`;
