import { getComponent } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { findProblems, type FoundProblem, type ProblemTarget } from '@vitrina/editor-core/problems';
import { getActivePage } from '@vitrina/editor-core/store';
import { useProblemText } from '@vitrina/editor-ui/problems';
import { useEditorStore, useSettledDocument } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { useMarketplaceProblems } from '../marketplace/useMarketplaceProblems.ts';

/** A problem in the user's language. */
export interface Problem {
  readonly key: string;
  readonly text: string;
  /** The affected block and property; undefined if the text already names them. */
  readonly place: string | undefined;
  readonly severity: FoundProblem['severity'];
  readonly target: ProblemTarget;
}

/**
 * Returns the problems of the package data and the page in view, errors first. Updated when editing pauses.
 */
export function useProblems(): readonly Problem[] {
  const intl = useIntl();
  const texts = useBlockTexts();
  const getText = useProblemText();
  const { catalogue } = useEditorStore().services;
  const document = useSettledDocument();
  const ofMarketplace = useMarketplaceProblems(document);
  return useMemo(() => {
    const page = getActivePage({ document });
    const getPlace = (target: ProblemTarget, isNamed: boolean): string | undefined => {
      const component = target.kind === 'component' && page ? getComponent(page, target.id) : undefined;
      if (component === undefined || target.kind !== 'component') return undefined;
      const definition = catalogue.find(component.componentKey);
      const { propName, size } = target;
      const prop = definition && propName !== undefined ? texts.prop(definition, propName) : undefined;
      const at =
        size !== undefined && size !== 'desktop' && intl.formatMessage({ id: `builder.size.${size}` });
      // The reason already names the type of block; add a custom name to identify it.
      const name = isNamed ? component.customName : texts.component(component);
      return [name, prop, at].filter(Boolean).join(' · ') || undefined;
    };
    const found = findProblems(document, catalogue).map((problem) => ({
      text: getText(problem),
      place: getPlace(problem.target, 'refusal' in problem),
      severity: problem.severity,
      target: problem.target,
    }));
    const all = [
      ...found,
      ...ofMarketplace.map((problem) => ({ ...problem, place: getPlace(problem.target, false) })),
    ];
    const ofSeverity = (wanted: Problem['severity']) => all.filter(({ severity }) => severity === wanted);
    return [...ofSeverity('error'), ...ofSeverity('warning')].map((problem) => ({
      ...problem,
      key: JSON.stringify([problem.text, problem.target]),
    }));
  }, [document, catalogue, ofMarketplace, texts, getText, intl]);
}
