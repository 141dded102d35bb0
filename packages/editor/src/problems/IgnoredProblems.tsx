import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import { useEditorState } from '@vitrina/editor-ui/store';
import { useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { problemRowStyle, sectionStyle } from './problemStyles.ts';
import { ProblemPlace } from './ProblemPlace.tsx';
import { useIgnoredFindings } from './useIgnoredFindings.ts';
import { useIgnoredProblems } from './useProblems.ts';

interface IgnoredProblemsProps {
  readonly onLeave: () => void;
  /** Called when a problem is listed above again. */
  readonly onRestored: () => void;
}

/** Lists the problems that are ignored, with the reasons. */
export function IgnoredProblems({ onLeave, onRestored }: IgnoredProblemsProps) {
  const intl = useIntl();
  const format = useFormat();
  const id = useEditorState((state) => state.document.epackId) ?? '';
  const findings = useIgnoredFindings();
  const problems = useIgnoredProblems();
  const restoring = useCallMutation(calls.restoreFinding, { onSuccess: onRestored });
  const listed = problems.flatMap((problem) => {
    const finding = findings.find(({ key }) => key === problem.ignoreKey);
    return finding ? [{ problem, finding }] : [];
  });
  if (listed.length === 0) return null;
  return (
    <Box component="section" sx={sectionStyle}>
      <Typography variant="subtitle2" component="h3" sx={{ px: 4 }}>
        <FormattedMessage id="builder.problem.ignored" values={{ count: listed.length }} />
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {listed.map(({ problem, finding: { key, reason, ignoredBy, ignoredDate } }) => (
          <Box component="li" key={key} sx={problemRowStyle}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ProblemPlace problem={problem} text={problem.text} onLeave={onLeave} />
              <Typography variant="body2" sx={{ px: 4, pb: 1, overflowWrap: 'anywhere' }}>
                {reason}
                <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                  {ignoredBy?.name ?? <FormattedMessage id="builder.review.formerUser" />}
                  {' · '}
                  {format.dateTime(ignoredDate)}
                </Box>
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={intl.formatMessage({ id: 'builder.problem.restoreOf' }, { problem: problem.text })}
              loading={restoring.isPending && restoring.variables?.params.key === key}
              onClick={() => restoring.run({ params: { id, key } })}
              sx={{ flexShrink: 0 }}
            >
              <FormattedMessage id="builder.problem.restore" />
            </Button>
          </Box>
        ))}
      </Box>
      <FailureAlert failure={restoring.error} />
    </Box>
  );
}
