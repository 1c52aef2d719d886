import { expect, test } from 'vitest';
import { readWebVtt } from './web-vtt.ts';

const read = (text: string) => readWebVtt(Buffer.from(text));

test('captions are written anew: times and words, nothing else', () => {
  const sent = [
    '\uFEFFWEBVTT Filme da clínica',
    'STYLE\n::cue { background: url(https://example.com/x) }',
    'NOTE gravado por Ana',
    'abertura\n00:01.000 --> 00:04.500 line:0 position:20%\n<v Helena>Este é <b>o exame</b>.',
    '00:00:05.000 --> 01:00:06.000\nUma\nduas',
  ].join('\r\n\r\n');
  expect(read(sent)).toEqual({
    text: 'WEBVTT\n\n00:00:01.000 --> 00:00:04.500\nEste é o exame.\n\n00:00:05.000 --> 01:00:06.000\nUma\nduas\n',
    durationSeconds: 3_606,
  });
});

test.each([
  ['nothing', ''],
  ['another format', '1\n00:00:01,000 --> 00:00:02,000\nOlá'],
  ['no cue', 'WEBVTT\n\nNOTE só isto'],
  ['an end before the beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\nOlá'],
  [
    'a cue before the one above',
    'WEBVTT\n\n00:05.000 --> 00:06.000\nA\n\n00:01.000 --> 00:02.000\nB',
  ],
  ['a time that is none', 'WEBVTT\n\n00:75.000 --> 00:80.000\nOlá'],
  ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>'],
  [
    'two cues without a line between',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:03.000 --> 00:04.000\nB',
  ],
])('%s is refused', (_what, text) => {
  expect(read(text)).toBeNull();
});

test('what is not UTF-8 is refused', () => {
  const latin = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nConvênio', 'latin1');
  expect(readWebVtt(latin)).toBeNull();
});
