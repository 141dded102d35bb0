import type { Catalogue } from '@vitrina/block-catalogue';
import { type EpackFinding, findingMessageId, ignoreKey, validateEpack } from '@vitrina/block-kit';
import {
  checkFixedParts,
  isGtin,
  listLocales,
  mvideoTemplate,
  pageKey,
  type Epack,
} from '@vitrina/epack-model';
import { getDesignTexts, loadDesignTexts, type LoadedTexts, withDesignSamples } from '@vitrina/page-designs';

import type { DocumentState } from '../store/documentState.ts';
import { listEmptySettings } from './mvideoFields.ts';
import type { FoundProblem, ProblemTarget } from './problem.ts';
import { findRecordProblems } from './recordProblems.ts';

/**
 * Finds the problems of the package's data, its template's own fields and every loaded page, without those that a
 * person ignores.
 *
 * @param texts - the loaded texts of designs, by which samples are found
 */
export function findProblems(
  document: DocumentState,
  catalogue: Catalogue,
  texts: LoadedTexts = getDesignTexts(),
): readonly FoundProblem[] {
  const isIgnored = ignoredBy(document);
  return findAllProblems(document, catalogue, texts).filter((problem) => !isIgnored(problem));
}

/** Finds the problems that a person ignores. */
export function findIgnoredProblems(
  document: DocumentState,
  catalogue: Catalogue,
  texts: LoadedTexts = getDesignTexts(),
): readonly FoundProblem[] {
  if (document.ignored.length === 0) return [];
  return findAllProblems(document, catalogue, texts).filter(ignoredBy(document));
}

function ignoredBy({ ignored }: DocumentState): (problem: FoundProblem) => boolean {
  const keys = new Set(ignored);
  return ({ ignoreKey: key }) => key !== undefined && keys.has(key);
}

function findAllProblems(
  document: DocumentState,
  catalogue: Catalogue,
  texts: LoadedTexts,
): readonly FoundProblem[] {
  const { epack, rules } = document;
  // Until they are there, samples in other languages are not found. `onDesignTexts` tells when to look again.
  loadDesignTexts(listLocales(epack)).catch(() => undefined);
  const found = validateEpack(epack, withDesignSamples(catalogue, texts), { rules: rules ?? undefined }).map(
    (finding) => toProblem(finding, document),
  );
  const isData = ({ target }: FoundProblem) => target.kind === 'data';
  return [
    ...found.filter(isData),
    ...findWrongEan(epack),
    ...findSettingsProblems(document),
    ...found.filter((problem) => !isData(problem)),
    ...findRecordProblems(document, catalogue),
  ];
}

function toProblem(finding: EpackFinding, document: DocumentState): FoundProblem {
  const { code, severity, refusal, values, fix } = finding;
  // Each finding supplies the values of its message.
  const text = { id: findingMessageId(code), values } as MessageText;
  const key = document.rules?.mayIgnore ? ignoreKey(finding, document.epack.pages) : undefined;
  return {
    code,
    severity,
    target: targetOf(finding, document),
    ...(refusal ? { refusal } : { text }),
    ...(fix && canFix(finding, document) && { fix }),
    ...(key !== undefined && { ignoreKey: key }),
  };
}

/** Returns whether a fix leaves the fixed parts of library sections as they are. */
function canFix({ page: address, fix }: EpackFinding, { epack }: DocumentState): boolean {
  const page = address && epack.pages[pageKey(address)];
  return !page || !fix || checkFixedParts(page, fix) === undefined;
}

function targetOf(
  { code, page: address, componentId: id, prop, size }: EpackFinding,
  { active }: DocumentState,
): ProblemTarget {
  if (!address) {
    const field = /^model\.epackData\.(\w+)Empty$/.exec(code)?.[1];
    return field === undefined ? { kind: 'page', address: active } : { kind: 'data', field };
  }
  if (id === undefined) return { kind: 'page', address };
  const [propName, ...steps] = prop?.split('.') ?? [];
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const [item] = path;
  return {
    kind: 'component',
    address,
    id,
    ...(propName !== undefined && { propName }),
    ...(typeof item === 'number' && { item: item + 1 }),
    ...(path.length > 0 && { path }),
    ...(size && { size }),
  };
}

function findWrongEan(epack: Epack): readonly FoundProblem[] {
  if (!isWrongEan(epack)) return [];
  const target: ProblemTarget = { kind: 'data', field: 'ean' };
  return [{ code: 'eanWrong', text: { id: 'builder.data.eanWrong' }, severity: 'warning', target }];
}

/**
 * Returns whether product pages can't match the package by its EAN. Publishing is still possible: they may
 * match it by its MPN.
 */
export function isWrongEan({ type, manifest }: Pick<Epack, 'type' | 'manifest'>): boolean {
  const ean = manifest.productData.EAN ?? '';
  return type === 'minisite' && ean !== '' && !isGtin(ean);
}

function findSettingsProblems({ epack, active }: DocumentState): readonly FoundProblem[] {
  if (active.template !== mvideoTemplate) return [];
  const configuration = epack.templateConfiguration[active.locale]?.[mvideoTemplate] ?? {};
  return listEmptySettings(configuration).map((field) => ({
    code: 'mvideoFieldEmpty',
    text: { id: `builder.mvideo.empty.${field}` },
    severity: 'warning',
    target: { kind: 'templateSettings', field },
  }));
}
