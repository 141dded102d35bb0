import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { pageKey } from '@vitrina/epack-model';
import { FormattedMessage, useIntl } from 'react-intl';

import { useEditor } from '../../editor/EditorContext.ts';
import type { Layout } from '../../layouts/layout.ts';
import { matchLayout } from '../../layouts/matchLayout.ts';
import { openPage } from '../../loading/openPage.ts';
import { findProblems } from '../../problems/findProblems.ts';
import type { FieldKey } from '../../problems/wantedField.ts';
import { PublishContent, type PublishProblem } from '../../publishing/PublishFlow.tsx';
import { saveEpack } from '../../saving/saveEpack.ts';
import { useBuilderStore } from '../../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../../store/hooks.ts';
import { isUnsaved } from '../../store/selectors.ts';
import { viewActions } from '../../store/viewSlice.ts';
import { listLayoutPages } from '../findLayoutPage.ts';
import { findLayoutProblems } from '../findLayoutProblems.ts';
import { fieldOf } from '../form/fieldOf.ts';
import { useLanguageName } from '../languages/useLanguageName.ts';

interface PublishStepProps {
  readonly layout: Layout;
  /** Leads back to the form. */
  readonly onFill: () => void;
}

/** What is still missing, where the page is to be shown, and what became of it. */
export function PublishStep({ layout, onFill }: PublishStepProps) {
  const store = useBuilderStore();
  const { previewUrl } = useEditor();
  const name = useBuilder((state) => state.document.epack.manifest.productData.productName);
  const epackId = useBuilder((state) => state.document.epackId);
  const unsaved = useBuilder((state) => state.document.epackId === undefined || isUnsaved(state.document));
  const problems = usePublishProblems(layout, onFill);
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
function usePublishProblems(layout: Layout, onFill: () => void): readonly PublishProblem[] {
  const intl = useIntl();
  const store = useBuilderStore();
  const document = useBuilder((state) => state.document);
  const nameOf = useLanguageName();
  const lead = (field: FieldKey) => () => {
    onFill();
    store.dispatch(viewActions.fieldWanted(field));
  };
  const pages = listLayoutPages(document.epack, layout);
  const ofForm = pages.flatMap((address) => {
    const page = document.epack.pages[pageKey(address)];
    const parts = page && matchLayout(page, layout);
    if (!page || !parts) return [];
    const goTo = (field: FieldKey) => () => {
      void store.dispatch(openPage(address));
      lead(field)();
    };
    return findLayoutProblems(page, parts).map(({ code, partName, id, propName }): PublishProblem => {
      const part = intl.formatMessage({ id: `simpleBuilder.part.${partName}` });
      const text = intl.formatMessage({ id: `simpleBuilder.problem.${code}` }, { part });
      const language = nameOf(address.locale);
      return {
        text:
          pages.length > 1
            ? intl.formatMessage({ id: 'simpleBuilder.problem.inLanguage' }, { language, problem: text })
            : text,
        goTo: goTo(fieldOf(id, propName)),
      };
    });
  });
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
