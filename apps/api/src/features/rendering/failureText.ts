import { blockNameId } from '@vitrina/block-kit';
import { messages as catalogueMessages } from '@vitrina/block-catalogue/messages';
import { messages as blockMessages } from '@vitrina/block-kit/messages';
import type { Component } from '@vitrina/epack-model';

import type { Language } from '../../platform/http/language.ts';

/** Returns the text for the place of a block whose View failed: its name, and what to do. */
export function failureText(language: Language): (component: Component) => string {
  const names: Partial<Record<string, string>> = catalogueMessages[language];
  return ({ componentKey, customName, displayName }) => {
    const name = customName ?? names[blockNameId(componentKey)] ?? displayName;
    return `${name}: ${blockMessages[language]['blockKit.finding.blockFailed']}`;
  };
}
