import { professionalOf } from '#app/clinic/professionals.ts';
import { ArticlePage } from '#app/features/articles/article-page.tsx';
import { articlesTexts } from '#app/locales/articles-texts.ts';
import type { Route } from './+types/cataract';
import { contentMeta } from './content-meta.ts';
import { readContentPage } from './content-page.server.ts';
import { CONTENT_HEADERS } from './page-meta.ts';
import { ReachClinic } from './reach-clinic.tsx';
import { VisionSection } from './vision-section.tsx';

export function loader(asked: Route.LoaderArgs) {
  const { shared, texts, linked, record, today } = readContentPage(asked);
  const text = linked(texts.cataract);
  const reviewer = professionalOf(record, text.reviewer, today);
  return { ...shared, text, reviewer };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Cataract({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, text, reviewer } = loaderData;
  const texts = articlesTexts[locale];
  return (
    <ArticlePage
      locale={locale}
      text={text}
      reviewer={reviewer}
      simulator={<VisionSection locale={locale} conditions={['cataract']} />}
      aside={
        <ReachClinic
          locale={locale}
          clinic={clinic}
          title={texts.schedule}
          lead={texts.scheduleText}
          service="consultas-oftalmologicas"
        />
      }
    />
  );
}
