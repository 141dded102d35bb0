import type { AiAction } from '@vitrina/api-client/contract';

import type { Language } from '../../../platform/http/language.ts';
import type { ActionDefinition, Texts } from './aiActionDefinition.ts';
import { changeTone } from './changeTone.ts';
import { condense } from './condense.ts';
import { describe } from './describe.ts';
import { expand } from './expand.ts';
import { proofread } from './proofread.ts';
import { rewrite } from './rewrite.ts';
import { ruleActions } from './ruleActions.ts';
import { toBulletPoints } from './toBulletPoints.ts';
import { translate } from './translate.ts';
import { writeHeadline } from './writeHeadline.ts';

const definitions: readonly ActionDefinition[] = [
  rewrite,
  condense,
  expand,
  proofread,
  translate,
  changeTone,
  toBulletPoints,
  writeHeadline,
  describe,
  ...ruleActions,
];

const noModel: Texts = {
  en: 'Needs a language model, and none is configured.',
  ru: 'Нужна языковая модель, а она не настроена.',
};

/** Lists the actions in a language; unavailable ones have a reason. */
export function listActions(language: Language, hasModel: boolean): AiAction[] {
  return definitions.map(({ kind, id, name, description, values = [] }) => {
    const needsModel = kind === 'model';
    const isAvailable = hasModel || !needsModel;
    return {
      id,
      name: name[language],
      description: description[language],
      needsModel,
      isAvailable,
      unavailableReason: isAvailable ? null : noModel[language],
      values: values.map(({ label, options, ...value }) => ({
        ...value,
        label: label[language],
        ...(options && {
          options: options.map((option) => ({ value: option.value, label: option.label[language] })),
        }),
      })),
    };
  });
}

/** An action by its id. */
export function findAction(id: string): ActionDefinition | undefined {
  return definitions.find((definition) => definition.id === id);
}

const maxValueLength = 200;

/**
 * Reads the requested values as text; drops unknown values, and replaces invalid options with the default.
 */
export function readValues(
  { values = [] }: ActionDefinition,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const read = values.map(({ name, defaultValue, options }) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : defaultValue;
    const isTaken = options ? options.some((option) => option.value === text) : text.length <= maxValueLength;
    return [name, isTaken ? text : defaultValue];
  });
  return Object.fromEntries(read) as Record<string, string>;
}
