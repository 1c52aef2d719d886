import { professionalOf } from '#app/clinic/professionals.ts';
import { podcastFeed } from '#app/features/podcast/podcast-feed.server.ts';
import { podcastMessages } from '#app/locales/podcast.ts';
import { feedAnswer } from '#app/routes/site/machines/machine-answer.server.ts';
import type { Route } from './+types/podcast-feed';
import { editorialOf } from './editorial.server.ts';

export function loader(args: Route.LoaderArgs) {
  const { services, content, locale, editorial, today, address } = editorialOf(args);
  const { clinic } = content;
  const fileUrl = (path: string) => new URL(path, services.env.baseUrl).href;
  const feed = podcastFeed(editorial, {
    language: locale,
    description: podcastMessages[locale].feedDescription(editorial.podcast.description),
    email: clinic.email,
    domain: clinic.domain,
    feedUrl: address('/podcast/feed.xml'),
    listUrl: address('/podcast'),
    imageUrl: fileUrl('/podcast/capa.png'),
    episodeUrl: (slug) => address(`/podcast/${slug}`),
    fileUrl,
    personName: (slug) => professionalOf(clinic, slug, today).name,
  });
  return feedAnswer(args.request, feed);
}
