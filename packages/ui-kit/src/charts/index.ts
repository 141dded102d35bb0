export { ChartCard, type ChartCardProps } from './ChartCard.tsx';
export type { ChartContent, ChartPoint, ChartSeries } from './chartData.ts';
export { MapCard, type MapCardProps } from './MapCard.tsx';
export type { CountryValue } from './MapChart.tsx';
export type { Topology } from './topology.ts';
