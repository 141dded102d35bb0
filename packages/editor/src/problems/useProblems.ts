import { findIgnoredProblems, findProblems } from '@vitrina/editor-core/problems';
import { useDesignTexts } from '@vitrina/editor-ui/problems';
import { useEditorStore, useSettledDocument } from '@vitrina/editor-ui/store';
import { useMemo } from 'react';

import { useMarketplaceProblems } from '../marketplace/useMarketplaceProblems.ts';
import { nameImages } from './nameImages.ts';
import { type Problem, useToProblem } from './useToProblem.ts';

const severities: readonly Problem['severity'][] = ['error', 'warning', 'info'];

/**
 * Returns the problems of the package data and of every loaded page, errors first. Updated when editing
 * pauses.
 */
export function useProblems(): readonly Problem[] {
  const { catalogue } = useEditorStore().services;
  const document = useSettledDocument();
  const texts = useDesignTexts();
  const ofMarketplace = useMarketplaceProblems(document);
  const { place, toProblem } = useToProblem(document);
  return useMemo(() => {
    const all = [
      ...findProblems(document, catalogue, texts).map(toProblem),
      ...ofMarketplace.map((problem) => place(problem)),
    ];
    return nameImages(
      severities.flatMap((wanted) => all.filter(({ severity }) => severity === wanted)),
      document,
    );
  }, [document, catalogue, texts, ofMarketplace, place, toProblem]);
}

/** Returns the problems that a person ignores. */
export function useIgnoredProblems(): readonly Problem[] {
  const { catalogue } = useEditorStore().services;
  const document = useSettledDocument();
  const texts = useDesignTexts();
  const { toProblem } = useToProblem(document);
  return useMemo(() => {
    return findIgnoredProblems(document, catalogue, texts).map(toProblem);
  }, [document, catalogue, texts, toProblem]);
}
