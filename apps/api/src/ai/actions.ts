import type { AiAction } from '@vitrina/api-client/contract';

import type { Language } from '../http/language.ts';
import {
  capitaliseSentences,
  collapseSpaces,
  limitLength,
  removeDoubledWords,
  toTypographic,
} from './textRules.ts';

type Texts = Record<Language, string>;

interface ActionDefinition {
  id: string;
  name: Texts;
  description: Texts;
  values?: { name: string; label: Texts; defaultValue: string }[];
  /** Absent for the actions that need a language model. */
  run?: (text: string, values: Record<string, unknown>) => string;
}

const defaultMaxLength = 300;

/** What the text assistant can do. Those with `run` follow rules; nothing about them is artificial intelligence. */
const definitions: readonly ActionDefinition[] = [
  {
    id: 'typography',
    name: { en: 'Typography (automatic)', ru: 'Типографика (автоматически)' },
    description: {
      en: 'Quotes, dashes and non-breaking spaces by the rules of the text’s language. No AI.',
      ru: 'Кавычки, тире и неразрывные пробелы по правилам языка текста. Без ИИ.',
    },
    run: toTypographic,
  },
  {
    id: 'cleanUp',
    name: { en: 'Clean up spaces (automatic)', ru: 'Убрать лишние пробелы (автоматически)' },
    description: {
      en: 'Removes doubled spaces and empty lines. No AI.',
      ru: 'Убирает повторные пробелы и пустые строки. Без ИИ.',
    },
    run: collapseSpaces,
  },
  {
    id: 'doubledWords',
    name: { en: 'Remove doubled words (automatic)', ru: 'Убрать повторы слов (автоматически)' },
    description: {
      en: 'Removes a word that is repeated right after itself. No AI.',
      ru: 'Убирает слово, повторённое сразу за собой. Без ИИ.',
    },
    run: removeDoubledWords,
  },
  {
    id: 'sentenceCase',
    name: { en: 'Sentence case (automatic)', ru: 'Как в предложениях (автоматически)' },
    description: {
      en: 'Small letters, with a capital at the start of each sentence. No AI.',
      ru: 'Строчные буквы, с прописной в начале каждого предложения. Без ИИ.',
    },
    run: capitaliseSentences,
  },
  {
    id: 'upperCase',
    name: { en: 'Capital letters (automatic)', ru: 'Прописные буквы (автоматически)' },
    description: { en: 'All letters as capitals. No AI.', ru: 'Все буквы прописные. Без ИИ.' },
    run: (text) => text.toLocaleUpperCase('ru'),
  },
  {
    id: 'shorten',
    name: { en: 'Cut to length (automatic)', ru: 'Обрезать по длине (автоматически)' },
    description: {
      en: 'Keeps whole sentences, or whole words, up to a length. No AI.',
      ru: 'Оставляет целые предложения или слова до заданной длины. Без ИИ.',
    },
    values: [
      {
        name: 'maxLength',
        label: { en: 'Length, characters', ru: 'Длина, символов' },
        defaultValue: String(defaultMaxLength),
      },
    ],
    run: (text, values) => limitLength(text, Number(values['maxLength']) || defaultMaxLength),
  },
  {
    id: 'rewrite',
    name: { en: 'Rewrite', ru: 'Переписать' },
    description: { en: 'Says the same in other words.', ru: 'Говорит то же другими словами.' },
  },
  {
    id: 'describe',
    name: { en: 'Write a description', ru: 'Написать описание' },
    description: { en: 'Writes a text from a few words.', ru: 'Пишет текст по нескольким словам.' },
  },
];

const noModel: Texts = {
  en: 'Needs a language model, and none is configured.',
  ru: 'Нужна языковая модель, а она не настроена.',
};

/** The actions in a language, with the unavailable ones saying why. */
export function listActions(language: Language): AiAction[] {
  return definitions.map(({ id, name, description, values = [], run }) => ({
    id,
    name: name[language],
    description: description[language],
    needsModel: run === undefined,
    isAvailable: run !== undefined,
    unavailableReason: run ? null : noModel[language],
    values: values.map((value) => ({ ...value, label: value.label[language] })),
  }));
}

/** An action by its id. */
export function findAction(id: string): ActionDefinition | undefined {
  return definitions.find((definition) => definition.id === id);
}
