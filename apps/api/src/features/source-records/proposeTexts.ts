import type { CallAnswer, CallRequest, contract } from '@vitrina/api-client/contract';
import type { RecordFact } from '@vitrina/page-designs';
import { z } from 'zod';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { type AskModel, requireModel, type Waiting } from '../ai/askWithinBudget.ts';
import { cleanAnswer } from '../ai/cleanAnswer.ts';
import { asMaterial, type Prompt } from '../ai/writePrompt.ts';
import { findBrandKit } from '../directory/brandKits.ts';
import { findEpack } from '../epacks/queries.ts';
import { findSourceRecord } from './findSourceRecord.ts';

type Request = CallRequest<typeof contract.proposeTexts>['body'];
type Proposal = CallAnswer<typeof contract.proposeTexts>['data']['items'][number];

const tasks: Readonly<Record<Request['task'], string>> = {
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

function toPrompt({ task, locale, texts }: Request, facts: readonly RecordFact[], voice: string): Prompt {
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
): Proposal {
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

/**
 * Proposes texts for an epack's page from its record, in the voice of the brand.
 *
 * @throws 404 for an epack that the user cannot reach, 409 for one without a record, and those of the model
 */
export async function proposeTexts(
  { query, ask }: { query: Queryable; ask: AskModel | undefined },
  user: CurrentUser,
  { id, body }: { id: string; body: Request },
  waiting: Waiting,
): Promise<Proposal[]> {
  const epack = await findEpack(query, user, id);
  if (!epack) throw notFound();
  const model = requireModel(ask);
  const facts = (await findSourceRecord(query, user, id))?.facts;
  if (!facts) throw new Failure(409, 'recordMissing');
  const kit = await findBrandKit(query, epack);
  const length = body.texts.reduce((sum, { text }) => sum + text.length * growth + answerOverhead, 0);
  const prompt = toPrompt(body, facts, kit?.voice ?? '');
  const log = { action: `texts.${body.task}`, version: 1 };
  const answer = await model({ ...prompt, maxAnswerLength: length, log }, waiting);
  const seen = new Set<number>();
  return readAnswer(answer).flatMap((proposed) => {
    const asked = body.texts[proposed.number];
    if (!asked || seen.has(proposed.number) || proposed.text.trim() === '') return [];
    seen.add(proposed.number);
    return [toProposal(proposed, asked.key, facts)];
  });
}
