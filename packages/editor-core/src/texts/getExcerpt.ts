import { listTexts, readWords } from '@vitrina/block-kit';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { Component } from '@vitrina/epack-model';

import { shorten } from './shorten.ts';

const maxLetters = 60;

/** Returns the beginning of a component's text, to tell it from similar ones. Empty without text. */
export function getExcerpt(component: Component, catalogue: Catalogue): string {
  const [first] = listTexts(component, catalogue);
  if (!first) return '';
  return shorten(readWords(first.control, first.text), maxLetters);
}
