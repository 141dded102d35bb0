/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { Ajv } from 'ajv';

const model = JSON.parse(
  readFileSync(new URL('amazon-model/aplusContent_2020-11-01.json', import.meta.url), 'utf8'),
) as { definitions: object };

const ajv = new Ajv({ strict: false });
ajv.addSchema({ $id: 'aplus', definitions: model.definitions });
const judge = ajv.compile({ $ref: 'aplus#/definitions/PostContentDocumentRequest' });

/** Lists the violations of Amazon's own model in a document. */
export function refusalsOfAmazon(document: unknown): readonly string[] {
  return judge(document)
    ? []
    : (judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
