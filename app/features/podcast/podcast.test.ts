import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import type { Episode, Podcast } from './episode.ts';
import { episodeCategoryOf, relatedEpisodes, secondsOf } from './episode-list.ts';
import { podcastFeed } from './podcast-feed.server.ts';
import { readEpisodes, readPodcast, transcriptOf } from './read-podcast.server.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const PLACE = { contentDir: join(PROJECT, 'content'), locale: 'pt-BR' };

let episodes: Episode[];
let podcast: Podcast;
beforeAll(async () => {
  [episodes, podcast] = await Promise.all([readEpisodes(PLACE), readPodcast(PLACE)]);
});

describe('the episodes of the clinic', () => {
  test('are twelve, newest first, each with its audio as measured', () => {
    expect(episodes.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    for (const { slug, audio, bytes } of episodes) {
      const file = join(PROJECT, 'public', audio);
      expect([slug, existsSync(file) && statSync(file).size]).toEqual([slug, bytes]);
    }
  });

  test('have chapters in order within their length', () => {
    for (const { slug, chapters, durationSeconds } of episodes) {
      const starts = chapters.map(({ at }) => secondsOf(at));
      expect([slug, starts]).toEqual([slug, [...starts].sort((a, b) => a - b)]);
      expect(starts.at(-1) ?? 0).toBeLessThan(durationSeconds);
    }
  });

  test('are written out by speakers', () => {
    for (const { slug, transcript, speakers } of episodes) {
      expect([slug, new Set(transcript.map(({ speaker }) => speaker))]).toEqual([
        slug,
        new Set(speakers),
      ]);
    }
  });

  test('lead to three others, never to themselves', () => {
    for (const episode of episodes) {
      const related = relatedEpisodes(episode, episodes);
      expect(related).toHaveLength(3);
      expect(related).not.toContain(episode);
    }
  });
});

test.each([
  ['a word of nobody', 'Olá.', 'begins with the name of who speaks'],
  ['a stranger', '**Ana:** Olá.', "'Ana' is none of the speakers"],
  ['a heading', '**Helena:** Olá.\n\n## Depois', 'has paragraphs alone'],
])('a transcript with %s is refused', (_what, markdown, message) => {
  const blocks = readTextBlocks(markdown);
  expect(() => transcriptOf(blocks, ['helena-prado-vilela'])).toThrow(message);
});

test('a paragraph without a name goes on with the turn before it', () => {
  const blocks = readTextBlocks('**Helena:** Um.\n\nDois **fortes**.');
  expect(transcriptOf(blocks, ['helena-prado-vilela'])).toEqual([
    {
      speaker: 'helena-prado-vilela',
      name: 'Helena',
      paragraphs: [
        [{ text: 'Um.', isStrong: false }],
        [
          { text: 'Dois ', isStrong: false },
          { text: 'fortes', isStrong: true },
          { text: '.', isStrong: false },
        ],
      ],
    },
  ]);
});

test('positions are seconds, and a category is one of the list', () => {
  expect(secondsOf('03:07')).toBe(187);
  expect(episodeCategoryOf('toString')).toBeUndefined();
});

test('the feed has what podcast directories ask for', () => {
  const feed = podcastFeed(
    { podcast, episodes },
    {
      language: 'en-US',
      description: podcast.description,
      email: 'a@example.com',
      domain: 'x.example',
      // The example of the podcast namespace's documentation, with its published guid.
      feedUrl: 'https://mp3s.nashownotes.com/pc20rss.xml',
      listUrl: 'https://x.example/podcast',
      imageUrl: 'https://x.example/podcast/capa.png',
      episodeUrl: (slug) => `https://x.example/podcast/${slug}`,
      fileUrl: (path) => `https://x.example${path}`,
      personName: (slug) => slug,
    },
  );
  expect(feed).toContain('<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>');
  expect(feed.match(/<item>/g)).toHaveLength(12);
  expect(feed).toContain(
    '<enclosure url="https://x.example/podcast/catarata.mp3" length="892476" type="audio/mpeg"/>',
  );
  expect(feed).toContain('<pubDate>Tue, 26 May 2026 11:00:00 GMT</pubDate>');
  expect(feed).toContain('<itunes:duration>223</itunes:duration>');
  // Subscribers choose the language they hear; the texts may be in another.
  expect(feed).toContain('<language>pt-BR</language>');
  expect(feed).toContain('#transcricao" type="text/html" language="en-US"/>');
});
