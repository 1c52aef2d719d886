import { createHash } from 'node:crypto';
import { instantOf } from '#app/clinic/clinic-time.ts';
import { audioFormat } from '#app/platform/audio-files.ts';
import { xmlElement, xmlEmpty, xmlGroup } from '#app/platform/xml.ts';
import { AUDIO_LANGUAGE, type Episode, type Podcast } from './episode.ts';

type PodcastFeed = {
  /** Language of the texts; the feed's own is that of the audio. */
  language: string;
  description: string;
  /** Owner's address, which podcast directories require. */
  email: string;
  /** Host that guids are built on; unlike addresses it never changes. */
  domain: string;
  feedUrl: string;
  listUrl: string;
  imageUrl: string;
  episodeUrl: (slug: string) => string;
  /** Absolute address of a file of the site. */
  fileUrl: (path: string) => string;
  personName: (slug: string) => string;
};

/** All episodes as RSS 2.0, with the tags that podcast directories and players read. */
export function podcastFeed(
  { podcast, episodes }: { podcast: Podcast; episodes: readonly Episode[] },
  feed: PodcastFeed,
): string {
  const channel = xmlGroup('channel', [
    xmlElement('title', podcast.title),
    xmlElement('link', feed.listUrl),
    xmlEmpty('atom:link', { href: feed.feedUrl, rel: 'self', type: 'application/rss+xml' }),
    xmlElement('description', feed.description),
    xmlElement('language', AUDIO_LANGUAGE),
    xmlElement('itunes:author', podcast.author),
    xmlElement('itunes:summary', feed.description),
    xmlElement('itunes:type', 'episodic'),
    xmlElement('itunes:explicit', 'false'),
    xmlEmpty('itunes:image', { href: feed.imageUrl }),
    `<itunes:category text="Health &amp; Fitness">${xmlEmpty('itunes:category', { text: 'Medicine' })}</itunes:category>`,
    xmlGroup('itunes:owner', [
      xmlElement('itunes:name', podcast.author),
      xmlElement('itunes:email', feed.email),
    ]),
    xmlElement('podcast:guid', podcastGuid(feed.feedUrl)),
    xmlElement('podcast:locked', 'no', { owner: feed.email }),
    xmlElement('podcast:medium', 'podcast'),
    ...episodes.map((episode) => itemOf(episode, feed)),
  ]);
  const rss = xmlGroup('rss', [channel], {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`;
}

function itemOf(episode: Episode, feed: PodcastFeed): string {
  const { slug, guid, title, number, season, description, audio } = episode;
  const page = feed.episodeUrl(slug);
  return xmlGroup('item', [
    xmlElement('title', title),
    xmlElement('link', page),
    xmlElement('guid', `${feed.domain}/podcast/${guid}`, { isPermaLink: 'false' }),
    xmlElement('description', description),
    xmlElement('pubDate', morningOf(episode.publishedOn)),
    xmlEmpty('enclosure', {
      url: feed.fileUrl(audio),
      length: episode.bytes,
      type: audioFormat(audio).type,
    }),
    xmlElement('itunes:duration', String(episode.durationSeconds)),
    xmlElement('itunes:season', String(season)),
    xmlElement('itunes:episode', String(number)),
    xmlElement('itunes:episodeType', 'full'),
    xmlElement('itunes:explicit', 'false'),
    xmlEmpty('podcast:transcript', {
      url: `${page}#transcricao`,
      type: 'text/html',
      language: feed.language,
    }),
    ...episode.speakers.map((speaker) =>
      xmlElement('podcast:person', feed.personName(speaker), { role: 'host' }),
    ),
  ]);
}

// Feeds need an instant: in the morning the date is the same all over Brazil and in UTC.
function morningOf(on: string): string {
  return instantOf(on, '08:00')?.toUTCString() ?? '';
}

const PODCAST_NAMESPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

// UUID version 5 of the feed's address without its scheme, as the podcast namespace requires.
function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z]+:\/\//, '').replace(/\/+$/, '');
  const hash = createHash('sha1').update(PODCAST_NAMESPACE).update(name).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
