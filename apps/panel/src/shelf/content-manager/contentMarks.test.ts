import type { ContentItem } from '@vitrina/api-client/contract';
import { expect, it } from 'vitest';

import { changeOfMark, withMark } from './contentMarks.ts';

const item: ContentItem = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Beans',
  type: 'minisite',
  brand: '',
  ean: '',
  license: null,
  updatedDate: '2026-03-01T00:00:00Z',
  isPublished: false,
  hasNoTraffic: false,
  isChecked: false,
  isCorrect: null,
  isChangedSince: true,
  note: 'Old',
  reviewer: null,
  reviewedDate: null,
};

const shown = ({ isChecked, isCorrect, isChangedSince, note }: ContentItem) => [
  isChecked,
  isCorrect,
  isChangedSince,
  note,
];

it('counts a judgment as a check, and takes both back together', () => {
  const correct = withMark(item, changeOfMark.correct);
  expect(shown(correct)).toEqual([true, true, false, 'Old']);
  expect(shown(withMark(correct, changeOfMark.incorrect))).toEqual([true, false, false, 'Old']);
  expect(shown(withMark(correct, changeOfMark.unchecked))).toEqual([false, null, false, 'Old']);
});

it('leaves what a note does not speak of', () => {
  const correct = withMark(item, changeOfMark.correct);
  expect(shown(withMark(correct, { note: 'New' }))).toEqual([true, true, false, 'New']);
  expect(shown(withMark(item, { note: 'New' }))).toEqual([false, null, true, 'New']);
});
