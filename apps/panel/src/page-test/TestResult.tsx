import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PageTestReport } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useEffect, useRef, useState } from 'react';

import { FixCode } from './FixCode.tsx';
import { TestFacts } from './TestFacts.tsx';
import { TestProblems } from './TestProblems.tsx';
import { verdictOf, type TestVerdict } from './verdictOf.ts';

const severities = {
  shown: 'success',
  shownWith: 'warning',
  hidden: 'error',
  problems: 'warning',
  open: 'info',
  unread: 'error',
  noProduct: 'error',
} as const satisfies Record<TestVerdict, string>;

function Verdict({ report }: { report: PageTestReport }) {
  const verdict = verdictOf(report);
  const { failure, detail, state, problems } = report;
  const isCounted = verdict === 'shownWith' || verdict === 'hidden' || verdict === 'problems';
  return (
    <Alert severity={severities[verdict]} sx={{ '& h2': { m: 0 } }}>
      <Typography component="h2" sx={{ fontSize: 16, fontWeight: 600 }}>
        {isCounted ? (
          <FormattedMessage id={`pageTest.verdict.${verdict}`} values={{ count: problems.length }} />
        ) : (
          <FormattedMessage id={`pageTest.verdict.${verdict}`} />
        )}
      </Typography>
      {verdict === 'unread' && failure ? (
        <Typography>
          <FormattedMessage id={`shelf.failure.${failure}`} /> {detail}
        </Typography>
      ) : null}
      {(verdict === 'noProduct' || state === 'noindex') && state && state !== 'shown' ? (
        <Typography>
          <FormattedMessage id={`shelf.why.${state}`} />
        </Typography>
      ) : null}
    </Alert>
  );
}

function CopyLink() {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(globalThis.location.href);
    setIsCopied(true);
  };
  return (
    <Button onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
      <span aria-live="polite">
        <FormattedMessage id={isCopied ? 'pageTest.linkCopied' : 'pageTest.copyLink'} />
      </span>
    </Button>
  );
}

/** The result of a page test. Gets the focus, so that the keyboard and screen readers continue there. */
export function TestResult({ report, expiresDate }: { report: PageTestReport; expiresDate: string }) {
  const format = useFormat();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [report]);
  return (
    <Box ref={top} tabIndex={-1} sx={{ mt: 8, outline: 'none' }}>
      <Verdict report={report} />
      <TestProblems report={report} />
      {report.fixes.map((fix) => (
        <FixCode key={fix.kind + fix.code} fix={fix} />
      ))}
      {report.way ? <TestFacts report={report} /> : null}
      <Box sx={{ mt: 6, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <CopyLink />
        <Typography variant="caption" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
          <FormattedMessage id="pageTest.until" values={{ time: format.dateTime(expiresDate) }} />
        </Typography>
      </Box>
    </Box>
  );
}
