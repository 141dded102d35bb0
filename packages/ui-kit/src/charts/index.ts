export { LineChart, type LineChartProps, type LinePoint } from './LineChart.tsx';
export { LineChartCard, type LineChartCardProps } from './LineChartCard.tsx';
