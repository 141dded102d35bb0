import type { EpackDataWire } from '@vitrina/api-client/contract';
import { formatManifestDate } from '@vitrina/epack-model';

import type { FoundIssue } from './saveReport.ts';

type Manifest = EpackDataWire['manifest'];

/** Values for a manifest that has none yet. */
export interface ServerFacts {
  author: string;
  packageID: string;
  now: Date;
}

/** `emsId` and `version` that every epack has, since retailers read them. */
const constants = { emsId: 'constructor', version: '1.0' };

/** Clocks of devices differ; a creation date within a day of the server's is a clock, not a claim. */
const clockToleranceMs = 24 * 60 * 60 * 1000;

const keptFields = ['author', 'emsId', 'packageID', 'version', 'createdDate'] as const;

/**
 * Sets the fields of a manifest that belong to the server: a save keeps author, package id, version and creation
 * date, and gets the current time as its date. Reports values that were sent and differ.
 *
 * @param stored - the stored manifest; undefined for a new epack
 */
export function withServerFields(
  sent: Manifest,
  stored: Manifest | undefined,
  facts: ServerFacts,
): { manifest: Manifest; issues: FoundIssue[] } {
  const kept = {
    author: textOf(stored?.author) ?? facts.author,
    emsId: constants.emsId,
    packageID: textOf(stored?.packageID) ?? textOf(sent.packageID) ?? facts.packageID,
    version: textOf(stored?.version) ?? constants.version,
    createdDate: textOf(stored?.createdDate) ?? createdDateOf(sent, facts.now),
  };
  const issues = keptFields.flatMap((field) => reportKept(field, sent[field], kept[field]));
  return { manifest: { ...sent, ...kept, updatedDate: formatManifestDate(facts.now) }, issues };
}

function createdDateOf({ createdDate }: Manifest, now: Date): string {
  const sentMs = Date.parse(`${createdDate ?? ''}Z`);
  const isNear = Math.abs(sentMs - now.getTime()) < clockToleranceMs;
  return formatManifestDate(isNear ? new Date(sentMs) : now);
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function reportKept(field: (typeof keptFields)[number], sent: unknown, kept: string): FoundIssue[] {
  const text = textOf(sent);
  if (text === undefined || text === kept) return [];
  const values = { field, sent: text, kept };
  return [{ code: 'api.save.fieldKept', severity: 'info', path: `/manifest/${field}`, values }];
}
