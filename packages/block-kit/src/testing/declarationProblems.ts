import type { ComponentDraft } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { blockNameId, choiceNameId, fieldNameId, propNameId, stateNameId } from '../messageIds.ts';
import type { Control, PropKind } from '../propKind.ts';
import { createBlockRules, templateDraft } from '../rules/createBlockRules.ts';
import { cssSelectors, cssStructure } from './cssStructure.ts';
import { htmlElements, htmlStructure } from './htmlStructure.ts';

/** Names by language and message id. */
export type NamesByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Checks that the palette's image is a plain drawing. */
export function pictureProblems({ thumbnail }: BlockDefinition): string[] {
  const isDrawing = htmlElements(thumbnail)[0]?.name === 'svg';
  const isPlain = [...htmlStructure(thumbnail)].every(
    (token) => !/^<(?:script|\S+ (?:on|href|style))/.test(token),
  );
  return isDrawing && isPlain ? [] : ['the thumbnail is not a plain <svg>'];
}

/** Checks that each prop accepts its own default. */
export function defaultProblems({ props }: BlockDefinition): string[] {
  return Object.entries(props).flatMap(([name, kind]) => {
    const parsed = kind.parse(kind.defaultValue);
    return parsed.ok ? [] : [`${name}: ${parsed.issue.code}`];
  });
}

/** Lists missing names by language: of the block, its props, their fields and choices, and its states. */
export function nameProblems(definition: BlockDefinition, names: NamesByLanguage): string[] {
  const ids = [
    blockNameId(definition.key),
    ...definition.previewStates.map((state) => stateNameId(definition.key, state)),
    ...Object.entries(definition.props).flatMap(([name, kind]) => propIds(definition, name, kind)),
  ];
  return Object.entries(names).flatMap(([language, table]) =>
    ids.filter((id) => !table[id]).map((id) => `${language}: ${id}`),
  );
}

function propIds(definition: BlockDefinition, name: string, { control }: PropKind<unknown>): string[] {
  const fields = Object.entries(groupFields(control));
  return [
    propNameId(definition, name),
    ...namedChoices(control).map((choice) => choiceNameId(definition, name, choice)),
    ...fields.flatMap(([field, kind]) => [
      fieldNameId(definition, name, field),
      ...namedChoices(kind.control).map((choice) => choiceNameId(definition, name, choice, field)),
    ]),
  ];
}

function namedChoices(control: Control) {
  return control.name === 'choice' && control.hasNames ? control.choices : [];
}

function groupFields(control: Control) {
  if (control.name === 'group') return control.fields;
  return control.name === 'list' && control.item.control.name === 'group' ? control.item.control.fields : {};
}

/** Lists blocks in a new block's content that the nesting rules forbid. */
export function templateProblems(
  definition: BlockDefinition,
  definitions: readonly BlockDefinition[],
): string[] {
  const rules = createBlockRules(definitions);
  const problemsBelow = (draft: ComponentDraft): string[] =>
    (draft.children ?? []).flatMap((child) => {
      const isAllowed =
        rules.find(draft.componentKey)?.canContain(child.componentKey) === true &&
        rules.find(child.componentKey)?.canBeInside(draft.componentKey) === true;
      return [
        ...(isAllowed ? [] : [`${child.componentKey} in ${draft.componentKey}`]),
        ...problemsBelow(child),
      ];
    });
  return problemsBelow(
    templateDraft(definition.create(), (key) => definitions.find((known) => known.key === key)),
  );
}

const pageWide =
  /^(?:@(?:font-face|property|import|namespace|charset)|unreadable.*|PseudoClassSelector (?:root|host))$/;

/**
 * Lists shared rules that would affect elements outside of blocks, or that do not work in a shadow root. Each
 * selector must name a class of a block, or of a `.part` that families share.
 */
export function sharedCssProblems(
  { css }: BlockDefinition,
  definitions: readonly BlockDefinition[],
): string[] {
  const keys = definitions.map(({ key }) => key).join('|');
  const own = new RegExp(String.raw`\.(?:(?:${keys})(?![A-Za-z\d])|part(?![A-Za-z\d]))`);
  return [
    ...cssSelectors(css).filter((selector) => !own.test(selector)),
    ...[...cssStructure(css)].filter((token) => pageWide.test(token)),
  ];
}
