import type { Language } from '../../../platform/http/language.ts';

/** A text in the server's languages. */
export type Texts = Record<Language, string>;

/**
 * A value an action asks for. Only listed options are accepted, so that no value adds text to the
 * instruction.
 */
export interface ValueDefinition {
  name: string;
  label: Texts;
  defaultValue: string;
  options?: readonly { value: string; label: Texts }[];
}

interface CommonDefinition {
  id: string;
  name: Texts;
  description: Texts;
  values?: readonly ValueDefinition[];
}

/** An action that follows fixed rules and uses no AI; its name says so. */
export interface RuleAction extends CommonDefinition {
  kind: 'rule';
  run(text: string, values: Readonly<Record<string, string>>): string;
}

/** An action that runs a language model on the text. */
export interface ModelAction extends CommonDefinition {
  kind: 'model';
  /** Version of the instruction: increases with every change of its text, and is logged with each request. */
  version: number;
  /** Returns the instruction in English, which models follow best. */
  instruct(values: Readonly<Record<string, string>>): string;
}

/** An action of the text assistant. */
export type ActionDefinition = RuleAction | ModelAction;
