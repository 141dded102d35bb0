import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Card, colors, FormattedMessage, visuallyHidden } from '@vitrina/ui-kit';
import { Link } from 'react-router';

import { useFirstSteps, type FirstStep } from './useFirstSteps.ts';

function Step({ step, isNext }: { step: FirstStep; isNext: boolean }) {
  const { id, path, isDone } = step;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 3 }}>
      {isDone ? <CheckCircle sx={{ color: colors.live }} /> : <Circle sx={{ color: 'text.secondary' }} />}
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 500 }}>
          <FormattedMessage id={`panel.firstSteps.${id}`} />
          {isDone ? (
            <span style={visuallyHidden}>
              <FormattedMessage id="panel.firstSteps.done" />
            </span>
          ) : null}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={`panel.firstSteps.${id}Text`} />
        </Typography>
      </Box>
      {isDone ? null : (
        <Button
          variant={isNext ? 'contained' : 'outlined'}
          component={Link}
          to={path}
          // On phones, the button is below the text and aligned with it.
          sx={{ ml: { xs: 8, sm: 0 } }}
        >
          <FormattedMessage id={`panel.firstSteps.${id}Do`} />
        </Button>
      )}
    </Box>
  );
}

/**
 * Guides the first administrator of an empty installation to the first package. Hidden when all steps are
 * done.
 */
export function FirstSteps() {
  const steps = useFirstSteps();
  const next = steps?.find(({ isDone }) => !isDone);
  if (!steps || !next) return null;
  return (
    <Card title={<FormattedMessage id="panel.firstSteps.title" />}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <Step key={step.id} step={step} isNext={step.id === next.id} />
        ))}
      </Box>
    </Card>
  );
}
