import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PageTestProblem, PageTestReport } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

import { FixCode } from './FixCode.tsx';
import { waitsForConsent } from './waitsForConsent.ts';

function Problem({
  problem: { type, found, fixes },
  tag,
}: {
  problem: PageTestProblem;
  tag: PageTestReport['tag'];
}) {
  const isConsent = type === 'contentMissing' && waitsForConsent(tag);
  return (
    <Box component="li" sx={{ py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id={`shelf.problem.${type}`} />
      </Typography>
      <Typography>
        <FormattedMessage id={isConsent ? 'pageTest.todo.contentMissingConsent' : `pageTest.todo.${type}`} />
      </Typography>
      {found ? (
        <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 2 }}>
            <FormattedMessage id="pageTest.found" />
          </Box>
          <code>{found}</code>
        </Typography>
      ) : null}
      {fixes.map((fix) => (
        <FixCode key={fix.kind + fix.code} fix={fix} />
      ))}
    </Box>
  );
}

/** The problems of a tested page, each with what to change. */
export function TestProblems({ report: { problems, tag } }: { report: PageTestReport }) {
  if (problems.length === 0) return null;
  return (
    <Box component="ol" sx={{ m: 0, mt: 4, p: 0, listStyle: 'none' }}>
      {problems.map((problem) => (
        <Problem key={problem.type} problem={problem} tag={tag} />
      ))}
    </Box>
  );
}
