import { expect, it } from 'vitest';

import { asMessageId } from './asMessageId.ts';
import { messages } from './index.ts';

it('knows the messages of the catalog alone', () => {
  expect(asMessageId(messages.en, 'ui.action.close')).toBe('ui.action.close');
  expect(asMessageId(messages.en, 'ui.action.unknown')).toBeUndefined();
  expect(asMessageId(messages.en, 'toString')).toBeUndefined();
});
