import { getComponent, pageKey, type Page } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';
import { openPage } from '@vitrina/editor-core/loading';
import { findProblems, type FoundProblem } from '@vitrina/editor-core/problems';
import { type FieldKey, viewActions } from '@vitrina/editor-core/store';
import { useDesignTexts, useProblemText } from '@vitrina/editor-ui/problems';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import type { PublishProblem } from '@vitrina/editor/publishing';

import type { Layout } from '../layouts/layout.ts';
import { libraryLayout, listParts } from '../layouts/libraryLayout.ts';
import { listLayoutPages } from '../findLayoutPage.ts';
import { findLayoutProblems, type LayoutProblem } from '../findLayoutProblems.ts';
import { fieldOf } from '../form/fieldOf.ts';
import { useLanguageName } from '../languages/useLanguageName.ts';

/**
 * Returns all problems that prevent publishing, in all languages of the page. Each problem has a function
 * that opens its field.
 *
 * @param onFill - returns to the form
 */
export function usePublishProblems(layout: Layout, onFill: () => void): readonly PublishProblem[] {
  const store = useEditorStore();
  const document = useEditorState((state) => state.document);
  const nameOf = useLanguageName();
  const texts = useDesignTexts();
  const say = useLayoutProblemText();
  const getText = useProblemText();
  const lead = (field: FieldKey) => () => {
    onFill();
    store.dispatch(viewActions.fieldWanted(field));
  };
  const goToField = (target: FoundProblem['target']) => {
    if (target.kind === 'data') return lead(`data:${target.field}`);
    const isInForm = layout === libraryLayout && target.kind === 'component';
    return isInForm && target.propName !== undefined ? lead(fieldOf(target.id, target.propName)) : onFill;
  };
  const addresses = listLayoutPages(document.epack, layout);
  const ofForm = addresses.flatMap((address) => {
    const page = document.epack.pages[pageKey(address)];
    const parts = page && listParts(page, layout, store.services.catalogue);
    if (!page || !parts) return [];
    const language = addresses.length > 1 ? nameOf(address.locale) : undefined;
    return findLayoutProblems(page, parts).map((problem): PublishProblem => ({
      text: say(problem, page, language),
      goTo: () => {
        void store.dispatch(openPage(address));
        lead(fieldOf(problem.id, problem.propName))();
      },
    }));
  });
  const others = findProblems(document, store.services.catalogue, texts)
    .filter(({ severity }) => severity === 'error')
    .map((problem): PublishProblem => ({
      text: getText(problem),
      goTo: goToField(problem.target),
    }));
  return withoutRepeats([...ofForm, ...others]);
}

/**
 * Returns a function that describes a form problem with its part, its field, and, for pages in several
 * languages, its language.
 */
function useLayoutProblemText() {
  const intl = useIntl();
  const texts = useBlockTexts();
  const { catalogue } = useEditorStore().services;
  return (
    { code, partName, partTitle, id, propName }: LayoutProblem,
    page: Page,
    language: string | undefined,
  ) => {
    const definition = catalogue.find(getComponent(page, id)?.componentKey ?? '');
    const values = {
      part: partTitle ?? intl.formatMessage({ id: `simpleBuilder.part.${partName}` }),
      field: definition ? texts.prop(definition, propName) : propName,
    };
    const problem = intl.formatMessage({ id: `simpleBuilder.problem.${code}` }, values);
    if (language === undefined) return problem;
    return intl.formatMessage({ id: 'simpleBuilder.problem.inLanguage' }, { language, problem });
  };
}

/** Removes problems with the same text. The first one is kept. */
function withoutRepeats(problems: readonly PublishProblem[]): readonly PublishProblem[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.text, problem])).values()].toReversed();
}
