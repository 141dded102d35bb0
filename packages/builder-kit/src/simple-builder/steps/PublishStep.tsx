import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Page } from '@vitrina/epack-model';
import { FormattedMessage, useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import type { MatchedPart } from '../../layouts/matchLayout.ts';
import { findProblems } from '../../problems/findProblems.ts';
import type { FieldKey } from '../../problems/wantedField.ts';
import { PublishContent, type PublishProblem } from '../../publishing/PublishFlow.tsx';
import { saveEpack } from '../../saving/saveEpack.ts';
import { useBuilderStore } from '../../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../../store/hooks.ts';
import { isUnsaved } from '../../store/selectors.ts';
import { viewActions } from '../../store/viewSlice.ts';
import { findLayoutProblems } from '../findLayoutProblems.ts';
import { fieldOf } from '../form/fieldOf.ts';

interface PublishStepProps {
  readonly page: Page;
  readonly parts: readonly MatchedPart[];
  /** Leads back to the form. */
  readonly onFill: () => void;
}

/** What is still missing, where the page is to be shown, and what became of it. */
export function PublishStep({ page, parts, onFill }: PublishStepProps) {
  const store = useBuilderStore();
  const { previewUrl } = useEditor();
  const name = useBuilder((state) => state.document.epack.manifest.productData.productName);
  const epackId = useBuilder((state) => state.document.epackId);
  const unsaved = useBuilder((state) => state.document.epackId === undefined || isUnsaved(state.document));
  const problems = usePublishProblems(page, parts, onFill);
  const prepare = async () => {
    if (unsaved && !(await store.dispatch(saveEpack()))) return undefined;
    return store.getState().document.epackId;
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="simple-builder-publish" sx={paperStyle}>
      <Box sx={{ px: 6, pt: 5, pb: 3 }}>
        <Typography id="simple-builder-publish" variant="h2">
          <FormattedMessage id="builder.publish.title" values={{ name }} />
        </Typography>
      </Box>
      <PublishContent
        name={name}
        epackId={epackId}
        catalogue={store.services.catalogue}
        problems={problems}
        prepare={prepare}
        savesFirst={unsaved}
        previewUrl={epackId === undefined ? undefined : previewUrl(epackId)}
        onClose={onFill}
      />
    </Paper>
  );
}

const paperStyle = { maxWidth: 720, mx: 'auto', minWidth: 0 } as const;

/** Everything that stands in the way, each with the way to its field. */
function usePublishProblems(
  page: Page,
  parts: readonly MatchedPart[],
  onFill: () => void,
): readonly PublishProblem[] {
  const intl = useIntl();
  const store = useBuilderStore();
  const document = useBuilder((state) => state.document);
  const lead = (field: FieldKey) => () => {
    onFill();
    store.dispatch(viewActions.fieldWanted(field));
  };
  const ofForm = findLayoutProblems(page, parts).map(({ code, partName, id, propName }): PublishProblem => ({
    text: intl.formatMessage(
      { id: `simpleBuilder.problem.${code}` },
      { part: intl.formatMessage({ id: `simpleBuilder.part.${partName}` }) },
    ),
    goTo: lead(fieldOf(id, propName)),
  }));
  const others = findProblems(document, store.services.catalogue)
    .filter(({ severity }) => severity === 'error')
    .map(({ messageId, values, target }): PublishProblem => ({
      text: intl.formatMessage({ id: messageId }, values),
      goTo: target.kind === 'data' ? lead(`data:${target.field}`) : onFill,
    }));
  return withoutRepeats([...ofForm, ...others]);
}

/** Of several problems that read the same the first leads the way. */
function withoutRepeats(problems: readonly PublishProblem[]): readonly PublishProblem[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.text, problem])).values()].toReversed();
}
