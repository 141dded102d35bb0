import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

/** Options of {@link code}. @public */
export interface CodeOptions extends PropOptions {
  readonly language: 'html' | 'javascript' | 'css';
  readonly maxLength?: number;
}

/** Source code, passed on as text and run only inside a sandboxed frame. @public */
export function code(options: CodeOptions): PropKind<string> {
  const maxLength = options.maxLength ?? 100_000;
  return {
    control: { name: 'code', language: options.language },
    section: options.section ?? 'content',
    isPerSize: false,
    isOptional: false,
    defaultValue: '',
    schema: { type: 'string', maxLength },
    parse(value) {
      if (typeof value !== 'string') return refuse('notText');
      return value.length > maxLength ? refuse('tooLong', { maxLength }) : accept(value);
    },
  };
}
