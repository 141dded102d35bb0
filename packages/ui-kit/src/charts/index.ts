export { LineChart, type LineChartProps, type LinePoint } from './LineChart.tsx';
