import { parseRichText, plainText } from '@vitrina/block-kit';
import type { Component } from '@vitrina/epack-model';

const maxLetters = 60;

/** The beginning of a component's text, to tell it from its likes. */
export function getTextExcerpt(component: Component): string {
  const stored = component.props.text?.value.desktop;
  if (typeof stored !== 'string' || stored === '') return '';
  return plainText(parseRichText(stored)).trim().slice(0, maxLetters);
}
