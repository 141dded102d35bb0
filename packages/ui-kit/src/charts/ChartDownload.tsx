import Menu from '@mui/material/Menu';
import Download from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { Chart } from 'chart.js';
import { useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { FormattedMessage } from '../messages/FormattedMessage.tsx';
import { useLocale } from '../intl/LocaleContext.ts';
import { saveFile } from '../list/export/saveFile.ts';
import { toCsv } from '../list/export/toCsv.ts';
import type { ChartTable } from './chartData.ts';
import { drawPicture } from './drawPicture.ts';
import type { LegendEntry } from './legend.ts';

/** Props of {@link ChartDownload}. */
export interface ChartDownloadProps {
  /** Also the name of the files. */
  title: string;
  table: ChartTable;
  chart: RefObject<Chart | null>;
  legend: readonly LegendEntry[];
  /** Whether the chart is drawn; only a drawn chart can be saved as an image. */
  hasPicture: boolean;
}

/** Downloads a chart as an image, or its values as a file. */
export function ChartDownload({ title, table, chart, legend, hasPicture }: ChartDownloadProps) {
  const intl = useIntl();
  const { formatLocale, timeZone } = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const savePicture = async () => {
    setAnchor(null);
    if (chart.current) saveFile(await drawPicture(chart.current, { title, legend }), `${title}.png`);
  };
  const saveValues = () => {
    setAnchor(null);
    saveFile(new Blob([toCsv(table, formatLocale, timeZone)], { type: 'text/csv' }), `${title}.csv`);
  };
  return (
    <>
      <IconButton
        aria-label={intl.formatMessage({ id: 'ui.chart.download' }, { title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Download />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem disabled={!hasPicture} onClick={() => void savePicture()}>
          <FormattedMessage id="ui.chart.png" />
        </MenuItem>
        <MenuItem onClick={saveValues}>
          <FormattedMessage id="ui.export.csv" />
        </MenuItem>
      </Menu>
    </>
  );
}
