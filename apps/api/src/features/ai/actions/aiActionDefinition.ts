import type { Language } from '../../../platform/http/language.ts';

/** A text for people, in the languages the server speaks. */
export type Texts = Record<Language, string>;

/** A value an action asks for. Only listed options are taken, so that no value brings words of its own to a model. */
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

/** Follows rules. Nothing about it is artificial intelligence, and its name says so. */
export interface RuleAction extends CommonDefinition {
  kind: 'rule';
  run(text: string, values: Readonly<Record<string, string>>): string;
}

/** Has a language model work on the text. */
export interface ModelAction extends CommonDefinition {
  kind: 'model';
  /** Of the instruction: goes up with every change of its words, and is in the log of what was asked. */
  version: number;
  /** What to do with the text, in English: models follow it best. */
  instruct(values: Readonly<Record<string, string>>): string;
}

/** What the text assistant can do. */
export type ActionDefinition = RuleAction | ModelAction;
