import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Adjust from '@mui/icons-material/AdjustOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { asMessageId, colors, FormattedMessage } from '@vitrina/ui-kit';
import type { HistoryStep, KeyHistory } from '@vitrina/history-engine';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { describeStep } from '@vitrina/editor-core/history';
import { goToStep, type RecordedEdit, getActivePage, getHistoryKey } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore, useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

const noHistory: KeyHistory<RecordedEdit> = { position: 0, lastChangeTs: 0, steps: [] };

/**
 * Renders the steps on the page in view since it was opened, latest first. A click undoes or redoes up to a
 * step.
 */
export function HistoryPanel() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { announce } = useEditor();
  const { steps, position } = useEditorState(
    (state) => state.document.history[getHistoryKey(state)] ?? noHistory,
  );
  const go = (to: number) => {
    dispatch(goToStep(to));
    announce({ id: 'builder.history.went' });
  };
  const row = (at: number, label: ReactNode) => (
    <StepRow key={at} isCurrent={at === position} isUndone={at > position} onGo={() => go(at)}>
      {label}
    </StepRow>
  );
  return (
    <Box sx={{ overflowY: 'auto', flex: 1, py: 2 }}>
      <Box
        component="ol"
        aria-label={intl.formatMessage({ id: 'builder.left.history' })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {steps.map((step, index) => row(index + 1, <StepLabel step={step} />)).toReversed()}
        {row(0, <FormattedMessage id="builder.history.opened" />)}
      </Box>
      {steps.length === 0 && (
        <Typography variant="body2" sx={{ px: 3, pt: 2, color: 'text.secondary' }}>
          <FormattedMessage id="builder.history.empty" />
        </Typography>
      )}
    </Box>
  );
}

function StepLabel({ step }: { step: HistoryStep<RecordedEdit> }) {
  const { messages } = useIntl();
  const texts = useBlockTexts();
  const page = useEditorState(getActivePage);
  const { catalogue } = useEditorStore().services;
  const { type, component, propName, count } = useMemo(() => describeStep(step, page), [step, page]);
  const definition = component && catalogue.find(component.componentKey);
  const prop = definition && propName !== undefined ? texts.prop(definition, propName) : undefined;
  const id = asMessageId(messages, `builder.history.step.${type}`) ?? 'builder.history.step.other';
  return (
    <>
      <FormattedMessage id={id} />
      {component && (
        <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          {[texts.component(component), prop].filter(Boolean).join(' · ')}
        </Box>
      )}
      {count !== undefined && (
        <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          <FormattedMessage id="builder.history.blocks" values={{ count }} />
        </Box>
      )}
    </>
  );
}

interface StepRowProps {
  readonly isCurrent: boolean;
  /** Whether the step is undone. */
  readonly isUndone: boolean;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

function StepRow({ isCurrent, isUndone, onGo, children }: StepRowProps) {
  return (
    <li>
      <ButtonBase
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onGo}
        sx={{
          ...rowStyle,
          ...(isUndone && { color: 'text.secondary', fontStyle: 'italic' }),
          ...(isCurrent && { backgroundColor: colors.accentSoft, fontWeight: 600 }),
        }}
      >
        {isCurrent ? <Adjust sx={iconStyle} /> : <RadioButtonUnchecked sx={iconStyle} />}
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {children}
          {isUndone && (
            <Box component="span" sx={{ display: 'block', fontSize: 12 }}>
              <FormattedMessage id="builder.history.undone" />
            </Box>
          )}
        </Box>
      </ButtonBase>
    </li>
  );
}

const iconStyle = { fontSize: 16, mt: '2px', color: 'text.secondary' } as const;

const rowStyle = {
  width: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 2,
  px: 3,
  py: 1.5,
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'start',
  '&:hover': { backgroundColor: colors.hover },
} as const;
