import { getComponent, pageKey, type PageAddress } from '@vitrina/epack-model';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { FoundProblem, ProblemTarget } from '@vitrina/editor-core/problems';
import type { DocumentState } from '@vitrina/editor-core/store';
import { useProblemText } from '@vitrina/editor-ui/problems';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

/** A problem in the user's language. */
export interface Problem extends Pick<FoundProblem, 'code' | 'severity' | 'target' | 'fix' | 'ignoreKey'> {
  readonly key: string;
  readonly text: string;
  /** The affected block, property, item, size and page; undefined if the text already names them. */
  readonly place: string | undefined;
}

/** A problem with its text, but without the name of its place. */
export type WordedProblem = Omit<Problem, 'key' | 'place'>;

/** Returns the functions that put a document's problems into words. */
export function useToProblem(document: DocumentState) {
  const intl = useIntl();
  const texts = useBlockTexts();
  const getText = useProblemText();
  const { catalogue } = useEditorStore().services;
  const place = useCallback(
    (problem: WordedProblem, isNamed = false): Problem => {
      const getPlace = (target: ProblemTarget): string | undefined => {
        if (target.kind !== 'component') return nameOtherPage(target, document);
        const page = document.epack.pages[pageKey(target.address)];
        const component = page ? getComponent(page, target.id) : undefined;
        if (component === undefined) return undefined;
        const definition = catalogue.find(component.componentKey);
        const { propName, item, size } = target;
        const prop = definition && propName !== undefined ? texts.prop(definition, propName) : undefined;
        // The reason already names the type of block; add a custom name to identify it.
        const name = isNamed ? component.customName : texts.component(component);
        const parts = [
          name,
          prop,
          nameItem(item, intl),
          nameSize(size, intl),
          nameOtherPage(target, document),
        ];
        return parts.filter(Boolean).join(' · ') || undefined;
      };
      const { text, target } = problem;
      return { ...problem, place: getPlace(target), key: JSON.stringify([text, target]) };
    },
    [document, catalogue, texts, intl],
  );
  const toProblem = useCallback(
    ({ code, severity, target, fix, ignoreKey, ...found }: FoundProblem): Problem =>
      place(
        {
          code,
          severity,
          target,
          text: getText({ code, severity, target, ...found }),
          ...(fix && { fix }),
          ...(ignoreKey !== undefined && { ignoreKey }),
        },
        'refusal' in found,
      ),
    [place, getText],
  );
  return { place, toProblem };
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
