import Download from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { calls } from '@vitrina/api-client/calls';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { saveFile } from '@vitrina/ui-kit/list';
import { useState } from 'react';

import type { StatisticsFilters } from './statisticsFilters.ts';
import { toSelection } from './useStatisticsFilters.ts';

const formats = ['csv', 'xlsx'] as const;

/** Props of {@link AuditExport}. */
export interface AuditExportProps {
  filters: StatisticsFilters;
  /** Only the product of this package. Default: all of the selection. */
  publicId?: string | undefined;
}

/** Downloads the way from received to shown views, for audits. */
export function AuditExport({ filters, publicId }: AuditExportProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { runAsync, isPending } = useCallMutation(calls.exportFigures, { onError: useFailureToast() });
  const download = (format: (typeof formats)[number]) => {
    setAnchor(null);
    const { views: _views, ...selection } = toSelection(filters);
    const { from, to } = selection;
    const query = { ...selection, format, ...(publicId === undefined ? {} : { publicId }) };
    // Saves the file even if the user has left the screen.
    runAsync({ query }).then(
      (file) => saveFile(file, `received-and-shown-views-${from}-${to}.${format}`),
      () => undefined,
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage id="insight.audit.export" />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => download(format)}>
            <FormattedMessage id={`ui.export.${format}`} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
