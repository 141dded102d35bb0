import type { IntlShape } from 'react-intl';

import type { JoinRefusal } from './joinModel.ts';

/** Returns why files don't make a model, as a message. */
export function toRefusalText(
  refusal: JoinRefusal,
  { formatList }: Pick<IntlShape, 'formatList'>,
): MessageText {
  if (refusal.code !== 'missing') return { id: `builder.model.join.${refusal.code}` };
  const { names } = refusal;
  return {
    id: 'builder.model.join.missing',
    values: { names: formatList(names, { type: 'conjunction' }), count: names.length },
  };
}
