import type { CallRequest, contract, TextProposal } from '@vitrina/api-client/contract';
import type { RecordFact } from '@vitrina/page-designs';
import { z } from 'zod';

import { Failure } from '../../platform/http/failure.ts';
import type { AskModel, Waiting } from '../ai/askWithinBudget.ts';
import { cleanAnswer } from '../ai/cleanAnswer.ts';
import { asMaterial, type Prompt } from '../ai/writePrompt.ts';

/** The texts to propose others for. */
export type TextRequest = CallRequest<typeof contract.proposeTexts>['body'];

const tasks: Readonly<Record<TextRequest['task'], string>> = {
  write:
    'Rewrite each text from the facts, for the same place on the page and about as long as it is now: a heading stays a heading, a value a value.',
  shorten: 'Shorten each text to about half, and keep what matters most to a buyer.',
};

const answerSchema = z.object({
  texts: z.array(z.object({ number: z.int(), text: z.string(), facts: z.array(z.int()) })),
});

/** Characters of JSON around each text of an answer. */
const answerOverhead = 200;
const growth = 3;

function toPrompt({ task, locale, texts }: TextRequest, facts: readonly RecordFact[], voice: string): Prompt {
  const material = {
    facts: facts.map(({ key, text }, number) => ({ number, about: key, text })),
    texts: texts.map(({ text, maxLength }, number) => ({ number, text, ...(maxLength && { maxLength }) })),
  };
  return asMaterial(JSON.stringify(material, null, 1), [
    `Task: the material has facts about one product, and the texts of its page. ${tasks[task]} Write in the language of the locale "${locale}".`,
    'Say only what the facts say. Invent no property, number, certificate, comparison, award or promise. Leave a text out of your answer if the facts say nothing for its place.',
    ...(voice === '' ? [] : [`The voice of the brand: ${JSON.stringify(voice)}`]),
    'Plain text: no HTML, no Markdown. Keep names, numbers, units and codes exactly as the facts have them.',
    'Answer with JSON alone: {"texts":[{"number":0,"text":"…","facts":[0,3]}]}, where "facts" are the numbers of the facts that the text is taken from.',
  ]);
}

function readAnswer(answer: string): z.output<typeof answerSchema>['texts'] {
  try {
    return answerSchema.parse(JSON.parse(cleanAnswer(answer, 'plain'))).texts;
  } catch {
    throw new Failure(502, 'aiFailed');
  }
}

/** Lists the numbers in a text: without spaces between digits, and with a decimal point. */
function listFigures(text: string): readonly string[] {
  const joined = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return (joined.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.'));
}

/** Checks a proposed text against the facts: it must name its sources, and each figure must be in one of the facts. */
function toProposal(
  { text, facts: numbers }: z.output<typeof answerSchema>['texts'][number],
  key: string,
  facts: readonly RecordFact[],
): TextProposal {
  const named = numbers.flatMap((number) => facts[number] ?? []);
  const figures = listFigures(text);
  const sourceOf = (figure: string) =>
    [...named, ...facts].find((fact) => listFigures(fact.text).includes(figure));
  const unknown = figures.find((figure) => !sourceOf(figure));
  const sources = new Set([...named, ...figures.flatMap((figure) => sourceOf(figure) ?? [])]);
  const proposal = { key, text: text.trim(), sources: [...sources].map((fact) => fact.key) };
  if (unknown !== undefined) return { ...proposal, refusal: { code: 'figureUnknown', figure: unknown } };
  return { ...proposal, refusal: sources.size === 0 ? { code: 'sourceMissing', figure: null } : null };
}

/** The material that texts are proposed from. */
export interface TextMaterial {
  readonly facts: readonly RecordFact[];
  /** The voice of the brand, in words; empty for none. */
  readonly voice: string;
}

/**
 * Asks the model for texts from the facts of one product.
 *
 * @throws 502 for an answer that cannot be read, and those of the model
 */
export async function askForTexts(
  model: AskModel,
  { facts, voice }: TextMaterial,
  request: TextRequest,
  waiting: Waiting,
): Promise<TextProposal[]> {
  const { task, texts } = request;
  const length = texts.reduce((sum, { text }) => sum + text.length * growth + answerOverhead, 0);
  const log = { action: `texts.${task}`, version: 1 };
  const prompt = toPrompt(request, facts, voice);
  const answer = await model({ ...prompt, maxAnswerLength: length, log }, waiting);
  const seen = new Set<number>();
  return readAnswer(answer).flatMap((proposed) => {
    const asked = texts[proposed.number];
    if (!asked || seen.has(proposed.number) || proposed.text.trim() === '') return [];
    seen.add(proposed.number);
    return [toProposal(proposed, asked.key, facts)];
  });
}
