import { expect, test } from 'vitest';

import { readCues } from './readCues.ts';

test('cues are read with their start, in one line and without markup; notes and styles are left out', () => {
  const vtt = `WEBVTT - Grill

NOTE 00:00:01.000 is no cue

STYLE
::cue { color: white }

1
00:02.010 --> 00:03.500 align:start
<v Anna>Put it on the <b>grill</b>,
then wait.

01:00:05.739 --> 01:00:06.074
Salt &amp; pepper &lt;3
`;
  const cues = [
    { startSeconds: 2.01, text: 'Put it on the grill, then wait.' },
    { startSeconds: 3605.739, text: 'Salt & pepper <3' },
  ];
  expect(readCues(vtt)).toEqual(cues);
  expect(readCues(vtt.replaceAll('\n', '\r\n'))).toEqual(cues);
  expect(readCues('')).toEqual([]);
});
