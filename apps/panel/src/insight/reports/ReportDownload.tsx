import Menu from '@mui/material/Menu';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { Report } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { reportFormats, useReportFile } from './useReportFile.ts';

/** Props of {@link ReportDownload}. */
export interface ReportDownloadProps {
  report: Report;
  /** Name of the report, which tells its button apart from others. */
  name: string;
  /** Shows an icon button, for list rows, instead of a button with text. */
  isIcon?: boolean;
}

/** Downloads a report as CSV or XLSX. */
export function ReportDownload({ report, name, isIcon = false }: ReportDownloadProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isPending, download } = useReportFile();
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    loading: isPending,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {isIcon ? (
        <IconButton
          {...opener}
          aria-label={intl.formatMessage({ id: 'insight.report.downloadOne' }, { name })}
        >
          <Download />
        </IconButton>
      ) : (
        <Button {...opener} variant="outlined" startIcon={<Download />}>
          <FormattedMessage id="insight.report.download" />
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {reportFormats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              download(report, format);
            }}
          >
            <FormattedMessage id={`ui.export.${format}`} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
