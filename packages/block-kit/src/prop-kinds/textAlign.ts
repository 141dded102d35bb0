import type { PropKind, PropOptions } from '../propKind.ts';
import { choice } from './choice.ts';

/** A side that lines of text are aligned to. @public */
export type TextAlign = 'left' | 'center' | 'right' | 'justify';

/** The alignment of a text, which the inspector shows as icons. @public */
export function textAlign(options: PropOptions = {}): PropKind<TextAlign> {
  return choice(['left', 'center', 'right', 'justify'], {
    section: 'typography',
    isPerSize: true,
    default: 'left',
    icons: 'textAlign',
    ...options,
  });
}
