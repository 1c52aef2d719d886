// Reads the podcast's transcripts aloud with synthetic voices, because nobody recorded this demonstration:
// node scripts/make-podcast-audio.js [--turns] [slug…] (every episode when no slug is given)
// Each content/pt-BR/episodes/<slug>.md becomes public/podcast/<slug>.mp3, and the front matter gets
// `durationSeconds` and `bytes` as measured on that file, and `voice: synthetic`. `--turns` prints when each
// turn begins; after changing a transcript, correct the times under `chapters` by it. Run by hand after such a
// change, and commit the result; start, build and test never call it. The same texts and program versions give
// the same bytes.
// It needs espeak-ng and ffmpeg (with ffprobe): `apt-get install -y espeak-ng ffmpeg`. A clinic that records
// its own episodes replaces the MP3 files, writes both measures and leaves `voice` out.
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const PROJECT_DIR = fileURLToPath(new URL('..', import.meta.url));
const CONTENT_DIR = join(PROJECT_DIR, 'content/pt-BR');
const EPISODES_DIR = join(CONTENT_DIR, 'episodes');
const AUDIO_DIR = join(PROJECT_DIR, 'public/podcast');

/** espeak-ng's options: voice with variant, words a minute, pitch from 0 to 99. */
const VOICES = {
  Helena: ['-v', 'pt-br+f2', '-s', '150', '-p', '38'],
  Marina: ['-v', 'pt-br+f3', '-s', '156', '-p', '58'],
};
const ANNOUNCER = ['-v', 'pt-br+m3', '-s', '152', '-p', '45'];

/** Pronunciations that differ from the spelling. */
const SAID = [[/\b192\b/g, 'um, nove, dois']];

// espeak-ng's output: mono, 16 bit. The limits are what the site promises to listeners on slow networks.
const SAMPLES_PER_SECOND = 22_050;
const BYTES_PER_SECOND = SAMPLES_PER_SECOND * 2;
const BITRATE = '32k';
const MAX_BYTES = 1_200_000;
const PAUSE_SECONDS = 0.4;

try {
  const args = process.argv.slice(2);
  const slugs = args.filter((arg) => !arg.startsWith('-'));
  const podcast = splitFrontMatter(join(CONTENT_DIR, 'podcast.md')).front;
  mkdirSync(AUDIO_DIR, { recursive: true });
  for (const slug of slugs.length > 0 ? slugs : allSlugs()) {
    const { seconds, bytes, turns } = makeEpisode(slug, podcast);
    console.log(`${slug}: ${clock(seconds)}, ${bytes} bytes`);
    if (args.includes('--turns'))
      for (const { startsAt, text } of turns)
        console.log(`  ${clock(startsAt)} ${text.slice(0, 70)}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function allSlugs() {
  const names = readdirSync(EPISODES_DIR).filter((name) => name.endsWith('.md'));
  return names.map((name) => basename(name, '.md')).sort();
}

/**
 * Speaks, encodes and measures one episode.
 * @param {string} slug
 * @param {{ title: string, author: string }} podcast
 * @throws when a paragraph has no known speaker, a program fails, or the file is too large to publish
 */
function makeEpisode(slug, podcast) {
  const source = join(EPISODES_DIR, `${slug}.md`);
  const { head, front, body } = splitFrontMatter(source);
  const { sound, turns } = speakTurns(readTurns(slug, body), announcement(podcast, front));

  const target = join(AUDIO_DIR, `${slug}.mp3`);
  const unfinished = `${target}.part`;
  try {
    encode(sound, unfinished, podcast, front);
    const seconds = measureSeconds(unfinished);
    const bytes = statSync(unfinished).size;
    if (bytes > MAX_BYTES)
      throw new Error(`${slug}: ${bytes} bytes is more than ${MAX_BYTES}; shorten the text`);
    renameSync(unfinished, target);
    writeFileSync(source, withMeasures(head, body, seconds, bytes));
    return { seconds, bytes, turns };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** @returns {{ head: string, front: any, body: string }} the front matter as text and parsed, and the body */
function splitFrontMatter(file) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'));
  if (!match) throw new Error(`${file} has no front matter between two lines of ---`);
  const [, head, body] = match;
  return { head, front: parse(head), body };
}

/** Every paragraph is a turn and starts with its speaker: `**Helena:** …` */
function readTurns(slug, body) {
  const paragraphs = body.trim().split(/\n{2,}/);
  return paragraphs.map((paragraph) => {
    const match = /^\*\*(\w+):\*\* ([\s\S]+)$/.exec(paragraph);
    const [, speaker, text] = match ?? [];
    if (!Object.hasOwn(VOICES, speaker ?? ''))
      throw new Error(`${slug}: no known speaker in '${paragraph.slice(0, 40)}'`);
    return { speaker, text: plain(text) };
  });
}

/** Listeners who only have the file must also be told that the voices are synthetic. */
function announcement(podcast, { number, title }) {
  return `${podcast.title}. Episódio ${number}. ${title}. Este áudio foi feito com vozes sintéticas.`;
}

function speakTurns(turns, opening) {
  const pause = Buffer.alloc(Math.round(SAMPLES_PER_SECOND * PAUSE_SECONDS) * 2);
  const parts = [speak(opening, ANNOUNCER), pause, pause];
  const timed = turns.map(({ speaker, text }) => {
    const startsAt = lengthOf(parts) / BYTES_PER_SECOND;
    parts.push(speak(text, VOICES[speaker]), pause);
    return { startsAt, text: `${speaker}: ${text}` };
  });
  return { sound: Buffer.concat(parts), turns: timed };
}

/** @returns {Buffer} samples without a header */
function speak(text, voice) {
  const spoken = SAID.reduce((said, [written, words]) => said.replaceAll(written, words), text);
  const wave = run('espeak-ng', [...voice, '--stdin', '--stdout'], spoken);
  const data = wave.indexOf('data');
  if (data < 0 || wave.readUInt32LE(24) !== SAMPLES_PER_SECOND)
    throw new Error(`espeak-ng answered with no sound of ${SAMPLES_PER_SECOND} Hz`);
  // Written to a pipe, the header's lengths are not filled in: the samples run to the end.
  return wave.subarray(data + 8);
}

function encode(sound, file, podcast, { number, title, publishedOn }) {
  const tags = {
    title,
    artist: podcast.author,
    album: podcast.title,
    track: number,
    date: publishedOn,
    genre: 'Podcast',
    TLAN: 'por',
    comment: 'Lido por vozes sintéticas.',
  };
  run(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y'],
      ...['-f', 's16le', '-ar', SAMPLES_PER_SECOND, '-ac', '1', '-i', 'pipe:0'],
      // The same loudness for all episodes: the usual level of podcasts in mono.
      ...['-af', 'loudnorm=I=-19:TP=-2:LRA=7', '-ar', SAMPLES_PER_SECOND],
      ...['-codec:a', 'libmp3lame', '-b:a', BITRATE],
      ...['-fflags', '+bitexact', '-flags:a', '+bitexact'],
      ...Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]),
      ...['-id3v2_version', '3', '-f', 'mp3', file],
    ].map(String),
    sound,
  );
}

function measureSeconds(file) {
  const answer = run('ffprobe', [
    ...['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0'],
    file,
  ]);
  const seconds = Math.round(Number(answer.toString()));
  if (!(seconds > 0)) throw new Error(`${file} has no duration`);
  return seconds;
}

function withMeasures(head, body, seconds, bytes) {
  const kept = head.split('\n').filter((line) => !/^(?:durationSeconds|bytes|voice):/.test(line));
  const measured = [`durationSeconds: ${seconds}`, `bytes: ${bytes}`, 'voice: synthetic'];
  return ['---', ...kept, ...measured, '---', body].join('\n');
}

/** @returns {Buffer} the program's output */
function run(program, args, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    input,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error?.code === 'ENOENT')
    throw new Error(`${program} is missing: apt-get install -y espeak-ng ffmpeg`);
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} failed: ${stderr.toString().trim()}`);
  return stdout;
}

/** Plain text: no bold markers, links without their targets. */
function plain(markdown) {
  return markdown
    .replaceAll('**', '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ');
}

function lengthOf(buffers) {
  return buffers.reduce((total, { length }) => total + length, 0);
}

/** @returns {string} MM:SS */
function clock(seconds) {
  const whole = Math.floor(seconds);
  const pad = (number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}
