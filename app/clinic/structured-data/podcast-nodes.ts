import { clinicId } from './clinic-nodes.ts';
import { type LdDraftNode, referenceTo } from './ld-node.ts';
import { pageId } from './page-nodes.ts';
import { personId } from './person-nodes.ts';
import type { SiteAddresses } from './site-addresses.ts';

const SERIES_PATH = '/podcast';

export function seriesId(site: SiteAddresses): string {
  return `${site.page(SERIES_PATH)}#serie`;
}

export function seriesNode(
  { title, description }: { title: string; description: string },
  site: SiteAddresses,
): LdDraftNode {
  return {
    '@type': 'PodcastSeries',
    '@id': seriesId(site),
    url: site.page(SERIES_PATH),
    name: title,
    description,
    inLanguage: site.locale,
    image: site.shared('/podcast/capa.png'),
    webFeed: site.page('/podcast/feed.xml'),
    author: referenceTo(clinicId(site)),
  };
}

export type DescribedEpisode = {
  path: string;
  title: string;
  description: string;
  number: number;
  season: number;
  publishedOn: string;
  durationSeconds: number;
  bytes: number;
  audioPath: string;
  audioType: string;
  /** Spoken language; the page's may differ. */
  formatIn: string;
  speakerNames: readonly string[];
};

/** An episode; the series and the speakers must be in the same graph. */
export function episodeNode(episode: DescribedEpisode, site: SiteAddresses): LdDraftNode {
  return {
    '@type': 'PodcastEpisode',
    '@id': `${site.page(episode.path)}#episodio`,
    url: site.page(episode.path),
    name: episode.title,
    description: episode.description,
    episodeNumber: episode.number,
    partOfSeason: { '@type': 'CreativeWorkSeason', seasonNumber: episode.season },
    datePublished: episode.publishedOn,
    inLanguage: episode.formatIn,
    timeRequired: `PT${episode.durationSeconds}S`,
    image: site.shared('/podcast/capa.png'),
    partOfSeries: referenceTo(seriesId(site)),
    actor: episode.speakerNames.map((name) => referenceTo(personId(name, site))),
    publisher: referenceTo(clinicId(site)),
    mainEntityOfPage: referenceTo(pageId(episode.path, site)),
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: site.shared(episode.audioPath),
      encodingFormat: episode.audioType,
      duration: `PT${episode.durationSeconds}S`,
      contentSize: `${episode.bytes} B`,
      inLanguage: episode.formatIn,
    },
  };
}
