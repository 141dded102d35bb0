import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { findImagePlace, fixProblems } from '@vitrina/editor-core/problems';
import { useFocusReturn } from '@vitrina/editor-ui/dom';
import { useBuilderDispatch, useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { FormattedMessage } from '@vitrina/ui-kit';
import { type ReactNode, useState } from 'react';

import type { ProblemGroup } from './groupProblems.ts';
import { IgnoreForm } from './IgnoreForm.tsx';
import { ProblemPlace } from './ProblemPlace.tsx';
import { ReplaceImage } from './ReplaceImage.tsx';
import { problemButtonStyle, problemRowStyle } from './problemStyles.ts';
import type { Problem } from './useToProblem.ts';

interface ProblemGroupItemProps {
  readonly group: ProblemGroup;
  readonly onLeave: () => void;
  /** Called when problems of the group are no longer listed here. */
  readonly onIgnored: () => void;
}

/** Renders the problems of one text: each opens its place, or is fixed or ignored here, alone or with the others. */
export function ProblemGroupItem({ group, onLeave, onIgnored }: ProblemGroupItemProps) {
  const { text, problems, fixable, ignorable } = group;
  const [only, ...others] = problems;
  if (only && others.length === 0) {
    return (
      <Box component="li">
        <ProblemRow problem={only} text={text} onLeave={onLeave} onIgnored={onIgnored} />
      </Box>
    );
  }
  return (
    <Box component="li">
      <WithActions
        fixable={fixable.length > 1 ? fixable : none}
        ignorable={ignorable.length > 1 ? ignorable : none}
        onIgnored={onIgnored}
      >
        <Box sx={{ flex: 1, minWidth: 0, pl: 4, py: 1 }}>{text}</Box>
      </WithActions>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {problems.map((problem) => (
          <Box component="li" key={problem.key}>
            <ProblemRow problem={problem} onLeave={onLeave} onIgnored={onIgnored} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const none: readonly Problem[] = [];

interface ProblemRowProps extends Pick<ProblemGroupItemProps, 'onLeave' | 'onIgnored'> {
  readonly problem: Problem;
  /** Undefined if the group's heading has it. */
  readonly text?: string;
}

function ProblemRow({ problem, onIgnored, ...place }: ProblemRowProps) {
  const store = useEditorStore();
  const image = findImagePlace(problem, store.getState().document);
  return (
    <WithActions
      fixable={problem.fix ? [problem] : none}
      ignorable={problem.ignoreKey === undefined ? none : [problem]}
      onIgnored={onIgnored}
    >
      <ProblemPlace problem={problem} {...place} />
      {image && <ReplaceImage place={image} name={problem.place} onReplaced={onIgnored} />}
    </WithActions>
  );
}

interface WithActionsProps extends Pick<ProblemGroupItemProps, 'onIgnored'> {
  readonly fixable: readonly Problem[];
  readonly ignorable: readonly Problem[];
  readonly children: ReactNode;
}

/** Renders buttons that fix or ignore problems beside their text. */
function WithActions({ fixable, ignorable, onIgnored, children }: WithActionsProps) {
  const dispatch = useBuilderDispatch();
  const isStored = useEditorState((state) => state.document.epackId !== undefined);
  const [isIgnoring, setIsIgnoring] = useState(false);
  const [focusIgnore, returnToIgnore] = useFocusReturn();
  const [first] = fixable;
  return (
    <>
      <Box sx={problemRowStyle}>
        {children}
        {first && (
          <Button size="small" onClick={() => dispatch(fixProblems(fixable))} sx={problemButtonStyle}>
            {fixable.length > 1 ? (
              <FormattedMessage id="builder.problem.fixAll" values={{ count: fixable.length }} />
            ) : (
              <FormattedMessage
                id={
                  first.fix?.type === 'removeComponent' ? 'builder.problem.fix.remove' : 'builder.problem.fix'
                }
              />
            )}
          </Button>
        )}
        {isStored && !isIgnoring && ignorable.length > 0 && (
          <Button
            ref={focusIgnore}
            size="small"
            color="inherit"
            onClick={() => setIsIgnoring(true)}
            sx={problemButtonStyle}
          >
            <FormattedMessage id="builder.problem.ignore" values={{ count: ignorable.length }} />
          </Button>
        )}
      </Box>
      {isIgnoring && (
        <IgnoreForm
          problems={ignorable}
          onIgnored={onIgnored}
          onCancel={() => {
            returnToIgnore();
            setIsIgnoring(false);
          }}
        />
      )}
    </>
  );
}
