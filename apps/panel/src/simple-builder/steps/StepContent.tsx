import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { Step } from './steps.ts';

/**
 * Renders the content of a step. If the previous step unmounted with the focused element, focus moves to the
 * start of this step.
 */
export function StepContent({ step, children }: { step: Step; children: ReactNode }) {
  const intl = useIntl();
  const ref = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isNew = before.current !== step;
    before.current = step;
    if (isNew && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={intl.formatMessage({ id: `simpleBuilder.step.${step}` })}
      tabIndex={-1}
      sx={{ outline: 'none' }}
    >
      {children}
    </Box>
  );
}
