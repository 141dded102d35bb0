import {
  capitalizeSentences,
  collapseSpaces,
  limitLength,
  removeDoubledWords,
  toTypographic,
} from '../textRules.ts';
import type { RuleAction } from './aiActionDefinition.ts';

const defaultMaxLength = 300;

/** The actions that need no model. */
export const ruleActions: readonly RuleAction[] = [
  {
    kind: 'rule',
    id: 'typography',
    name: { en: 'Typography (automatic)', ru: 'Типографика (автоматически)' },
    description: {
      en: 'Quotes, dashes and non-breaking spaces by the rules of the text’s language. No AI.',
      ru: 'Кавычки, тире и неразрывные пробелы по правилам языка текста. Без ИИ.',
    },
    run: toTypographic,
  },
  {
    kind: 'rule',
    id: 'cleanUp',
    name: { en: 'Clean up spaces (automatic)', ru: 'Убрать лишние пробелы (автоматически)' },
    description: {
      en: 'Removes doubled spaces and empty lines. No AI.',
      ru: 'Убирает повторные пробелы и пустые строки. Без ИИ.',
    },
    run: collapseSpaces,
  },
  {
    kind: 'rule',
    id: 'doubledWords',
    name: { en: 'Remove doubled words (automatic)', ru: 'Убрать повторы слов (автоматически)' },
    description: {
      en: 'Removes a word that is repeated right after itself. No AI.',
      ru: 'Убирает слово, повторённое сразу за собой. Без ИИ.',
    },
    run: removeDoubledWords,
  },
  {
    kind: 'rule',
    id: 'sentenceCase',
    name: { en: 'Sentence case (automatic)', ru: 'Как в предложениях (автоматически)' },
    description: {
      en: 'Small letters, with a capital at the start of each sentence. No AI.',
      ru: 'Строчные буквы, с прописной в начале каждого предложения. Без ИИ.',
    },
    run: capitalizeSentences,
  },
  {
    kind: 'rule',
    id: 'upperCase',
    name: { en: 'Capital letters (automatic)', ru: 'Прописные буквы (автоматически)' },
    description: { en: 'All letters as capitals. No AI.', ru: 'Все буквы прописные. Без ИИ.' },
    run: (text) => text.toLocaleUpperCase('ru'),
  },
  {
    kind: 'rule',
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
];
