import { expect, test } from 'vitest';

import { listExcesses, sortFindings } from './modelNotes.ts';

const megabyte = 1024 * 1024;

test('a model within the limits of phones has no warning, and one beyond each limit has each', () => {
  const within = { triangleCount: 100_000, largestTexturePx: 2048 };
  expect(listExcesses({ facts: within, sizeBytes: 10 * megabyte })).toEqual([]);
  expect(listExcesses({ facts: {}, sizeBytes: 1 })).toEqual([]);
  const beyond = { triangleCount: 100_001, largestTexturePx: 2049 };
  expect(listExcesses({ facts: beyond, sizeBytes: 10 * megabyte + 1 })).toEqual([
    'triangles',
    'texture',
    'bytes',
  ]);
});

test('findings with the same sentence are told once; codes without one stay codes', () => {
  const findings = ['UNUSED_OBJECT', 'NODE_EMPTY', 'EXTRA_PROPERTY', 'DATA_URI_GLB', 'toString'].map(
    (code) => ({
      code,
      severity: 'info' as const,
      count: 1,
    }),
  );
  expect(sortFindings(findings)).toEqual({
    notes: ['unused', 'extraData'],
    otherCodes: ['DATA_URI_GLB', 'toString'],
  });
  expect(sortFindings(undefined)).toEqual({ notes: [], otherCodes: [] });
});
