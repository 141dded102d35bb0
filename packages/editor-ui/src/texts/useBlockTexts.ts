import {
  blockNameId,
  choiceNameId,
  familyNameId,
  fieldNameId,
  propNameId,
  stateNameId,
  type BlockDefinition,
  type ChoiceValue,
} from '@vitrina/block-kit';
import type { Component } from '@vitrina/epack-model';
import { asMessageId } from '@vitrina/ui-kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/**
 * Names of blocks, props, and options in the user's language. A block from another team might have no texts.
 */
export interface BlockTexts {
  family(family: string): string;
  block(key: string): string;
  /** Returns the name of a component: its custom name, or the name of its block. */
  component(component: Pick<Component, 'componentKey' | 'customName' | 'displayName'>): string;
  prop(definition: BlockDefinition, name: string): string;
  field(definition: BlockDefinition, name: string, field: string): string;
  choice(definition: BlockDefinition, name: string, choice: ChoiceValue, field?: string): string;
  state(key: string, state: string): string;
}

/** {@link BlockTexts} in the user's language. */
export function useBlockTexts(): BlockTexts {
  const { messages, formatMessage } = useIntl();
  return useMemo(() => {
    const text = (name: string, fallback: string) => {
      const id = asMessageId(messages, name);
      return id === undefined ? toWords(fallback) : formatMessage({ id });
    };
    const block = (key: string) => text(blockNameId(key), key);
    return {
      family: (family) => text(familyNameId(family), family),
      block,
      component: ({ componentKey, customName, displayName }) =>
        customName ??
        (asMessageId(messages, blockNameId(componentKey)) === undefined ? displayName : block(componentKey)),
      prop: (definition, name) => text(propNameId(definition, name), name),
      field: (definition, name, field) => text(fieldNameId(definition, name, field), field),
      choice: (definition, name, choice, field) =>
        text(choiceNameId(definition, name, choice, field), String(choice)),
      state: (key, state) => text(stateNameId(key, state), state),
    };
  }, [messages, formatMessage]);
}

/** Converts `backgroundOptions` to `Background options`. */
function toWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
