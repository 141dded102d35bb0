import { findImagePlace, findImageText } from '@vitrina/editor-core/problems';
import type { DocumentState } from '@vitrina/editor-core/store';

import type { Problem } from './useToProblem.ts';

const maxLetters = 40;

/**
 * Names the images of problems by their descriptions, and numbers those that have the same name, so that their buttons can
 * be told apart.
 */
export function nameImages(problems: readonly Problem[], document: DocumentState): readonly Problem[] {
  const counts = new Map<string, number>();
  return problems.map((problem) => {
    const image = findImagePlace(problem, document);
    if (image === undefined) return problem;
    const text = findImageText(image, document).slice(0, maxLetters).trim();
    const place = [problem.place, text].filter(Boolean).join(' · ');
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return { ...problem, place: count > 1 ? `${place} (${count})` : place };
  });
}
