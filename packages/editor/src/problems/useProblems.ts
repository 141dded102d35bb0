import { getComponent, pageKey, type PageAddress } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { findProblems, type FoundProblem, type ProblemTarget } from '@vitrina/editor-core/problems';
import type { DocumentState } from '@vitrina/editor-core/store';
import { useProblemText } from '@vitrina/editor-ui/problems';
import { useEditorStore, useSettledDocument } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { useMarketplaceProblems } from '../marketplace/useMarketplaceProblems.ts';

/** A problem in the user's language. */
export interface Problem extends Pick<FoundProblem, 'code' | 'severity' | 'target' | 'fix'> {
  readonly key: string;
  readonly text: string;
  /** The affected block, property, item, size and page; undefined if the text already names them. */
  readonly place: string | undefined;
}

const severities: readonly Problem['severity'][] = ['error', 'warning', 'info'];

/**
 * Returns the problems of the package data and of every loaded page, errors first. Updated when editing
 * pauses.
 */
export function useProblems(): readonly Problem[] {
  const intl = useIntl();
  const texts = useBlockTexts();
  const getText = useProblemText();
  const { catalogue } = useEditorStore().services;
  const document = useSettledDocument();
  const ofMarketplace = useMarketplaceProblems(document);
  return useMemo(() => {
    const getPlace = (target: ProblemTarget, isNamed: boolean): string | undefined => {
      if (target.kind !== 'component') return nameOtherPage(target, document);
      const page = document.epack.pages[pageKey(target.address)];
      const component = page ? getComponent(page, target.id) : undefined;
      if (component === undefined) return undefined;
      const definition = catalogue.find(component.componentKey);
      const { propName, item, size } = target;
      const prop = definition && propName !== undefined ? texts.prop(definition, propName) : undefined;
      // The reason already names the type of block; add a custom name to identify it.
      const name = isNamed ? component.customName : texts.component(component);
      const parts = [name, prop, nameItem(item, intl), nameSize(size, intl), nameOtherPage(target, document)];
      return parts.filter(Boolean).join(' · ') || undefined;
    };
    const found = findProblems(document, catalogue).map((problem) => ({
      code: problem.code,
      severity: problem.severity,
      target: problem.target,
      text: getText(problem),
      place: getPlace(problem.target, 'refusal' in problem),
      ...(problem.fix && { fix: problem.fix }),
    }));
    const all = [
      ...found,
      ...ofMarketplace.map((problem) => ({ ...problem, place: getPlace(problem.target, false) })),
    ];
    return severities.flatMap((wanted) =>
      all
        .filter(({ severity }) => severity === wanted)
        .map((problem) => ({ ...problem, key: JSON.stringify([problem.text, problem.target]) })),
    );
  }, [document, catalogue, ofMarketplace, texts, getText, intl]);
}

function nameItem(item: number | undefined, intl: IntlShape): string | undefined {
  return item === undefined
    ? undefined
    : intl.formatMessage({ id: 'builder.problem.item' }, { number: item });
}

function nameSize(
  size: Extract<ProblemTarget, { kind: 'component' }>['size'],
  intl: IntlShape,
): string | undefined {
  if (size === undefined || size === 'desktop') return undefined;
  return intl.formatMessage({ id: `builder.size.${size}` });
}

/** Returns the address of a page that is not in view. */
function nameOtherPage(target: ProblemTarget, { active }: DocumentState): string | undefined {
  if (!('address' in target) || pageKey(target.address) === pageKey(active)) return undefined;
  const { locale, template, page }: PageAddress = target.address;
  return `${locale} / ${template} / ${page}`;
}
