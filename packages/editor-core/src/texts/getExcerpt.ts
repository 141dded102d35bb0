import type { Catalogue } from '@vitrina/block-catalogue';
import type { Component } from '@vitrina/epack-model';

import { listTexts, readWords } from './listTexts.ts';

const maxLetters = 60;

/** The beginning of what a component says, to tell it from its likes. Empty where it has no words of its own. */
export function getExcerpt(component: Component, catalogue: Catalogue): string {
  const [first] = listTexts(component, catalogue);
  if (!first) return '';
  const words = readWords(first.control, first.text);
  return words.length > maxLetters ? `${words.slice(0, maxLetters).trimEnd()}…` : words;
}
