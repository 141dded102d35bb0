import Menu from '@mui/material/Menu';
import Download from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { FormattedMessage } from '../../messages/FormattedMessage.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { readErrorFacts } from '../../state-view/errorFacts.ts';
import { toast } from '../../toast/toastStore.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import { exportFormats } from '../exportFormats.ts';
import { useListExport, type ListExportOptions } from './useListExport.ts';

/** Exports all matching rows as a file; while exporting, the button shows the progress and cancels. */
export function ExportMenu<Row>(props: Omit<ListExportOptions<Row>, 'onCut'>) {
  const intl = useIntl();
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { progress, error, start, cancel, dismissError } = useListExport({
    ...props,
    onCut: (count, total) =>
      toast.error({
        text: intl.formatMessage(
          { id: 'ui.export.cut' },
          { count: format.number(count), total: format.number(total) },
        ),
      }),
  });
  useEffect(() => {
    if (error === undefined) return;
    dismissError();
    toast.error({
      text: intl.formatMessage({ id: 'ui.export.failed' }),
      requestId: readErrorFacts(error).requestId,
    });
  }, [error, dismissError, intl]);
  const act =
    progress === undefined ? undefined : (
      <FormattedMessage
        id="ui.export.cancel"
        values={{ part: format.percent(Math.floor(progress * 100) / 100) }}
      />
    );
  return (
    <>
      {/* The same button throughout, so that it keeps the focus. */}
      <ToolbarButton
        icon={<Download />}
        labelId="ui.export.title"
        act={act}
        isOpen={anchor !== null}
        onClick={(event) => (act ? cancel() : setAnchor(event.currentTarget))}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {exportFormats.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              start(kind);
            }}
          >
            <FormattedMessage id={`ui.export.${kind}`} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
