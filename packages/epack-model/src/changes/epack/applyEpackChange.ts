import { z } from 'zod';

import { changedPageKeys } from '../../epack/changedPageKeys.ts';
import type { Epack } from '../../epack/epack.ts';
import type { PageKey } from '../../pageAddress.ts';
import type { ChangeFailure, ChangeFailureCode } from '../pageChangeResult.ts';
import { addLocale, addLocaleSchema, type AddLocale } from './addLocale.ts';
import { addPage, addPageSchema, type AddPage } from './addPage.ts';
import { addTemplate, addTemplateSchema, type AddTemplate } from './addTemplate.ts';
import { changePage, changePageSchema, type ChangePage } from './changePage.ts';
import { changeType, changeTypeSchema, type ChangeType } from './changeType.ts';
import { copyTemplate, copyTemplateSchema, type CopyTemplate } from './copyTemplate.ts';
import type { EpackFailureCode, EpackOutcome } from './epackFailure.ts';
import {
  removeCustomComponent,
  removeCustomComponentSchema,
  type RemoveCustomComponent,
} from './removeCustomComponent.ts';
import { removeLocale, removeLocaleSchema, type RemoveLocale } from './removeLocale.ts';
import { removePage, removePageSchema, type RemovePage } from './removePage.ts';
import { removeTemplate, removeTemplateSchema, type RemoveTemplate } from './removeTemplate.ts';
import { restorationOf, restoreEpack, restoreEpackSchema, type RestoreEpack } from './restoreEpack.ts';
import {
  saveCustomComponent,
  saveCustomComponentSchema,
  type SaveCustomComponent,
} from './saveCustomComponent.ts';
import { setDirection, setDirectionSchema, type SetDirection } from './setDirection.ts';
import { setPages, setPagesSchema, type SetPages } from './setPages.ts';
import { updateDataSources, updateDataSourcesSchema, type UpdateDataSources } from './updateDataSources.ts';
import { updateFont, updateFontSchema, type UpdateFont } from './updateFont.ts';
import { updateManifest, updateManifestSchema, type UpdateManifest } from './updateManifest.ts';
import {
  updateTemplateConfiguration,
  updateTemplateConfigurationSchema,
  type UpdateTemplateConfiguration,
} from './updateTemplateConfiguration.ts';
import { makeSchema } from '../../schemas/makeSchema.ts';

/**
 * A reversible edit of an epack, as plain JSON.
 *
 * @public
 */
export type EpackChange =
  | AddLocale
  | AddPage
  | AddTemplate
  | ChangePage
  | ChangeType
  | CopyTemplate
  | RemoveCustomComponent
  | RemoveLocale
  | RemovePage
  | RemoveTemplate
  | RestoreEpack
  | SaveCustomComponent
  | SetDirection
  | SetPages
  | UpdateDataSources
  | UpdateFont
  | UpdateManifest
  | UpdateTemplateConfiguration;

/** @public */
export const epackChangeSchema: z.ZodType<EpackChange> = /* @__PURE__ */ makeSchema(() =>
  z.discriminatedUnion('type', [
    addLocaleSchema,
    addPageSchema,
    addTemplateSchema,
    changePageSchema,
    changeTypeSchema,
    copyTemplateSchema,
    removeCustomComponentSchema,
    removeLocaleSchema,
    removePageSchema,
    removeTemplateSchema,
    restoreEpackSchema,
    saveCustomComponentSchema,
    setDirectionSchema,
    setPagesSchema,
    updateDataSourcesSchema,
    updateFontSchema,
    updateManifestSchema,
    updateTemplateConfigurationSchema,
  ]),
);

/**
 * A change that was applied. `changedPages` are the keys of pages that are new objects, were added or
 * removed.
 *
 * @public
 */
export interface AppliedEpackChange {
  readonly ok: true;
  readonly epack: Epack;
  readonly changedPages: readonly PageKey[];
  readonly inverse: EpackChange;
}

/** @public */
export type EpackChangeResult = AppliedEpackChange | ChangeFailure<ChangeFailureCode | EpackFailureCode>;

/**
 * Applies a change to an epack. A change that does not fit returns a failure and leaves the epack unchanged.
 *
 * @public
 */
export function applyEpackChange(epack: Epack, change: EpackChange): EpackChangeResult {
  if (change.type === 'changePage') {
    const outcome = changePage(epack, change);
    return typeof outcome === 'string'
      ? { ok: false, code: outcome }
      : { ok: true, ...outcome, changedPages: [change.key] };
  }
  const after = nextEpack(epack, change);
  if (typeof after === 'string') return { ok: false, code: after };
  return {
    ok: true,
    epack: after,
    changedPages: changedPageKeys(epack, after),
    inverse: restorationOf(epack, after),
  };
}

function nextEpack(epack: Epack, change: Exclude<EpackChange, ChangePage>): EpackOutcome<Epack> {
  switch (change.type) {
    case 'addLocale':
      return addLocale(epack, change);
    case 'addPage':
      return addPage(epack, change);
    case 'addTemplate':
      return addTemplate(epack, change);
    case 'changeType':
      return changeType(epack, change);
    case 'copyTemplate':
      return copyTemplate(epack, change);
    case 'removeCustomComponent':
      return removeCustomComponent(epack, change);
    case 'removeLocale':
      return removeLocale(epack, change);
    case 'removePage':
      return removePage(epack, change);
    case 'removeTemplate':
      return removeTemplate(epack, change);
    case 'restoreEpack':
      return restoreEpack(epack, change);
    case 'saveCustomComponent':
      return saveCustomComponent(epack, change);
    case 'setDirection':
      return setDirection(epack, change);
    case 'setPages':
      return setPages(epack, change);
    case 'updateDataSources':
      return updateDataSources(epack, change);
    case 'updateFont':
      return updateFont(epack, change);
    case 'updateManifest':
      return updateManifest(epack, change);
    case 'updateTemplateConfiguration':
      return updateTemplateConfiguration(epack, change);
    default:
      return 'model.epack.contentInvalid';
  }
}
