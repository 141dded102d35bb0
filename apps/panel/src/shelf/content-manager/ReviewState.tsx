import Wrong from '@mui/icons-material/CancelOutlined';
import Right from '@mui/icons-material/CheckCircleOutlined';
import Changed from '@mui/icons-material/HistoryOutlined';
import Waiting from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Seen from '@mui/icons-material/TaskAltOutlined';
import type { ContentItem } from '@vitrina/api-client/contract';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';

const states = {
  correct: { tone: 'live', Icon: Right },
  incorrect: { tone: 'problem', Icon: Wrong },
  checked: { tone: 'neutral', Icon: Seen },
  changedSince: { tone: 'attention', Icon: Changed },
  unchecked: { tone: 'neutral', Icon: Waiting },
} as const;

/** Returns the review state of the content. */
export function reviewStateOf({
  isChecked,
  isCorrect,
  isChangedSince,
}: Pick<ContentItem, 'isChecked' | 'isCorrect' | 'isChangedSince'>): keyof typeof states {
  if (isChangedSince) return 'changedSince';
  if (!isChecked) return 'unchecked';
  if (isCorrect === null) return 'checked';
  return isCorrect ? 'correct' : 'incorrect';
}

/** Shows the review state as an icon and a word. */
export function ReviewState({ item }: { item: ContentItem }) {
  const intl = useIntl();
  const state = reviewStateOf(item);
  return <StatusText {...states[state]} text={intl.formatMessage({ id: `shelf.content.${state}` })} />;
}
