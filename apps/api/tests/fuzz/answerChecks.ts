import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import type { OpenApiDocument, Operation } from './openApiDocument.ts';

/** An answer as it came. */
export interface FuzzAnswer {
  status: number;
  contentType: string;
  text: string;
}

const documentName = 'document';

function toPointer(...names: string[]): string {
  const escaped = names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
  return `${documentName}#/${escaped.join('/')}`;
}

function declaredStatus({ responses }: Operation, status: number): string | undefined {
  return [String(status), `${String(status)[0]}XX`].find((key) => key in responses);
}

/** Calls that ask the language model. */
const modelCalls: ReadonlySet<string> = new Set(['makeAiAction', 'proposeTexts']);

/**
 * An action of the assistant that needs a model is listed as unavailable without one, and what asks the model fails
 * accordingly.
 */
function isSaidBeforehand({ id }: Operation, { status, text }: FuzzAnswer): boolean {
  return modelCalls.has(id) && status === 503 && text.includes('"aiUnavailable"');
}

/** Compares responses with the OpenAPI document, using a validator other than the server's. */
export function createAnswerChecks(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, documentName);
  const validators = new Map<string, ValidateFunction>();

  function validatorOf(pointer: string): ValidateFunction {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
    validators.set(pointer, validate);
    return validate;
  }

  /** Returns the fault of an answer; undefined if there is none. */
  return function findFault(operation: Operation, answer: FuzzAnswer): string | undefined {
    const { status, contentType, text } = answer;
    if (isSaidBeforehand(operation, answer)) return undefined;
    if (status >= 500) return `${status} ${text.slice(0, 300)}`;
    const declared = declaredStatus(operation, status);
    if (!declared) return `status ${status} is not in the document`;
    if (!operation.responses[declared]?.content?.['application/json']) return undefined;
    if (!contentType.startsWith('application/json')) return `${status} came as ${contentType}`;
    const place = ['paths', operation.path, operation.method.toLowerCase(), 'responses', declared];
    const validate = validatorOf(toPointer(...place, 'content', 'application/json', 'schema'));
    if (validate(JSON.parse(text))) return undefined;
    return `${status} does not fit: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`;
  };
}
