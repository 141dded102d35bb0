import ShowChart from '@mui/icons-material/ShowChart';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Chart } from 'chart.js';
import { useState, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Card } from '../card/Card.tsx';
import { useFormat } from '../intl/useFormat.ts';
import { ChartDownload } from './ChartDownload.tsx';
import type { ChartTable } from './chartData.ts';
import { ChartValues } from './ChartValues.tsx';
import type { LegendEntry } from './legend.ts';

/** Common props of all chart cards. */
export interface ChartCardFrame {
  title: string;
  /** Name of the points, used as the first column of the table: "Day". */
  pointName: string;
  /** Shown above the chart: the headline number. */
  children?: ReactNode;
  /** A line below the chart, such as the range and the time zone. */
  note?: ReactNode;
  /** Additional buttons, after those of every chart. */
  actions?: ReactNode;
  heightPx?: number;
}

interface ChartFrameProps extends Omit<ChartCardFrame, 'pointName' | 'heightPx'> {
  label: string;
  table: ChartTable;
  chart: RefObject<Chart | null>;
  legend?: readonly LegendEntry[];
  heightPx: number;
  isEmpty: boolean;
  formatValue?: ((value: number) => string) | undefined;
  /** The chart itself. */
  drawing: ReactNode;
  /** A note below the chart about how it is drawn. */
  drawingNote?: ReactNode;
}

/** Switches between the chart and its table; an icon alone on a phone, to leave room for the title. */
function TableSwitch({ isTable, onClick }: { isTable: boolean; onClick: () => void }) {
  const text = useIntl().formatMessage({ id: isTable ? 'ui.chart.showChart' : 'ui.chart.showTable' });
  return (
    <Button
      aria-label={text}
      startIcon={isTable ? <ShowChart /> : <TableRows />}
      onClick={onClick}
      sx={(theme) => ({
        [theme.breakpoints.down('sm')]: { minWidth: 0, '& .MuiButton-startIcon': { margin: 0 } },
      })}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {text}
      </Box>
    </Button>
  );
}

const noLegend: readonly LegendEntry[] = [];

/** A chart with its number, its values as a table one click away, and its files. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, label, table, chart, legend = noLegend, heightPx, isEmpty, drawing } = props;
  const [isTable, setIsTable] = useState(false);
  const format = useFormat();
  const drawingNote = isEmpty || isTable ? null : props.drawingNote;
  const buttons = isEmpty ? null : (
    <>
      <TableSwitch isTable={isTable} onClick={() => setIsTable(!isTable)} />
      <ChartDownload title={title} table={table} chart={chart} legend={legend} hasPicture={!isTable} />
    </>
  );
  return (
    <Card
      title={title}
      actions={
        <>
          {buttons}
          {props.actions}
        </>
      }
    >
      {props.children}
      {isEmpty ? (
        <Typography sx={{ color: 'text.secondary', py: 6, textAlign: 'center' }}>
          <FormattedMessage id="ui.chart.empty" />
        </Typography>
      ) : isTable ? (
        <ChartValues
          label={label}
          table={table}
          heightPx={heightPx}
          formatValue={props.formatValue ?? format.number}
        />
      ) : (
        drawing
      )}
      {drawingNote || props.note ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 3 }}>
          {drawingNote}
          {props.note}
        </Typography>
      ) : null}
    </Card>
  );
}
