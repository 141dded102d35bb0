import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@vitrina/api-client';
import { createQueryClient, LanguageSwitch } from '@vitrina/session';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';

import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { Wordmark } from '../frame/Wordmark.tsx';
import { Bookmarklet } from './Bookmarklet.tsx';
import { TestForm } from './TestForm.tsx';
import { TestProgress } from './TestProgress.tsx';
import { TestResult } from './TestResult.tsx';
import { useTestOfPage } from './useTestOfPage.ts';

function ReadFailure({ error }: { error: unknown }) {
  const isOver = error instanceof ApiError && error.status === 404;
  if (!isOver) return <FailureAlert failure={error} sx={{ mt: 8 }} />;
  return (
    <Alert severity="info" sx={{ mt: 8 }}>
      <FormattedMessage id="pageTest.over" />
    </Alert>
  );
}

function Test() {
  const { test, isStarting, startError, readError, start } = useTestOfPage();
  const isUnderWay = test !== undefined && test.step !== 'done';
  return (
    <>
      <TestForm
        isBusy={isStarting || isUnderWay}
        error={startError}
        testedLink={test?.link}
        onStart={start}
      />
      {readError && !test ? <ReadFailure error={readError} /> : null}
      {isStarting || isUnderWay ? <TestProgress test={isUnderWay ? test : undefined} /> : null}
      {test?.report && !isStarting ? (
        <TestResult report={test.report} expiresDate={test.expiresDate} />
      ) : null}
    </>
  );
}

/** Page on which a shop's developer tests a product page, without an account. */
export function PageTestPage() {
  useDocumentTitle('pageTest.title');
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Box sx={{ minHeight: '100dvh' }}>
        <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', p: { xs: 2, sm: 4 } }}>
          <LanguageSwitch />
        </Box>
        <Box component="main" sx={{ px: { xs: 2, sm: 4 }, pb: 12 }}>
          <Paper variant="outlined" sx={{ maxWidth: 760, mx: 'auto', p: { xs: 4, sm: 8 } }}>
            <Wordmark />
            <Typography variant="h1" sx={{ mt: 6, mb: 2 }}>
              <FormattedMessage id="pageTest.title" />
            </Typography>
            <Typography sx={{ mb: 6 }}>
              <FormattedMessage id="pageTest.intro" />
            </Typography>
            <Test />
            <Bookmarklet />
          </Paper>
        </Box>
      </Box>
    </QueryClientProvider>
  );
}
