import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ContentMarketplace, MarketplaceExport } from '@vitrina/api-client/contract';
import { marketplaceOf, marketplaces } from '@vitrina/marketplace-export';
import { CopyButton, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { saveFile } from '@vitrina/ui-kit/list';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { goToProblem } from '@vitrina/editor-core/problems';
import { getActivePage, viewActions } from '@vitrina/editor-core/store';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';

import { targetOf } from './findMarketplaceProblems.ts';
import { IssueReport } from './IssueReport.tsx';
import type { ReportedIssue } from './issueText.ts';
import { UploadList } from './UploadList.tsx';
import { useMarketplaceExport } from './useMarketplaceExport.ts';

/** Renders the export of the page in view to a marketplace: the file and the content that isn't exported. */
export function ExportDialog() {
  const intl = useIntl();
  const titleId = useId();
  const store = useEditorStore();
  const template = useEditorState((state) => state.document.active.template);
  const [marketplace, setMarketplace] = useState<ContentMarketplace>(marketplaceOf(template) ?? 'ozon');
  const { exported, needsSave, saving } = useMarketplaceExport(marketplace);
  const result = needsSave ? undefined : exported.data?.data;
  const close = () => store.dispatch(viewActions.dialogClosed());
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id="builder.marketplace.exportTitle" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', minHeight: 320 }}>
        <RadioGroup
          row
          value={marketplace}
          aria-label={intl.formatMessage({ id: 'builder.marketplace.which' })}
        >
          {marketplaces.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio onChange={() => setMarketplace(name)} />}
              label={intl.formatMessage({ id: `builder.marketplace.name.${name}` })}
            />
          ))}
        </RadioGroup>
        {needsSave ? (
          <Alert
            severity="info"
            action={
              <Button loading={saving.isPending} onClick={saving.run}>
                <FormattedMessage id="builder.marketplace.saveFirst" />
              </Button>
            }
          >
            <FormattedMessage id="builder.marketplace.unsaved" />
          </Alert>
        ) : (
          <QueryView query={exported} skeleton={<Skeleton variant="rounded" height={240} />}>
            {({ data }) => <Result result={data} />}
          </QueryView>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          <FormattedMessage id="ui.action.close" />
        </Button>
        {result && result.document !== null && <FileActions result={result} />}
      </DialogActions>
    </Dialog>
  );
}

function Result({ result }: { result: MarketplaceExport }) {
  const store = useEditorStore();
  const page = useEditorState(getActivePage);
  const address = useEditorState((state) => state.document.active);
  const open = (issue: ReportedIssue) => {
    store.dispatch(viewActions.dialogClosed());
    store.dispatch(goToProblem(targetOf(issue, address)));
  };
  return (
    <>
      <section>
        <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
          <FormattedMessage id="builder.marketplace.report" />
        </Typography>
        <IssueReport issues={result.issues} page={page} onOpen={open} />
      </section>
      {result.uploads.length > 0 && <UploadList uploads={result.uploads} />}
      {result.document !== null && (
        <Box component="details">
          <Typography component="summary" variant="subtitle1" sx={{ cursor: 'pointer' }}>
            <FormattedMessage id="builder.marketplace.document" />
          </Typography>
          <Box component="pre" tabIndex={0} sx={documentStyle}>
            {textOf(result)}
          </Box>
        </Box>
      )}
    </>
  );
}

function FileActions({ result }: { result: MarketplaceExport }) {
  const text = textOf(result);
  const download = () => saveFile(new Blob([text], { type: 'application/json' }), result.fileName);
  return (
    <>
      <CopyButton text={text} />
      <Button variant="contained" onClick={download}>
        <FormattedMessage id="builder.marketplace.download" />
      </Button>
    </>
  );
}

function textOf({ document }: MarketplaceExport): string {
  return JSON.stringify(document, undefined, 2);
}

const documentStyle = {
  m: 0,
  mt: 2,
  p: 3,
  maxHeight: 320,
  overflow: 'auto',
  fontSize: 12,
  bgcolor: 'background.default',
  borderRadius: '6px',
} as const;
