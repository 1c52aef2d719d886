import { professionalOf } from '#app/clinic/professionals.ts';
import { referenceTo } from '#app/clinic/structured-data/ld-node.ts';
import { personId, personNode } from '#app/clinic/structured-data/person-nodes.ts';
import type { ArticleText } from '#app/features/articles/article-text.ts';
import { articlesMessages } from '#app/locales/pt-BR/articles.ts';
import { machinesMessages } from '#app/locales/pt-BR/machines.ts';
import type { Locale } from '#app/platform/locale.ts';
import { ReachClinic } from '#app/routes/site/clinic/reach-clinic.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { VisionSection } from '#app/routes/site/services/vision-section.tsx';
import type { Route } from './+types/cataract';

export function loader(args: Route.LoaderArgs) {
  const { shared, texts, linked, record, today, site, graph } = readContentPage(args);
  const text = linked(texts.cataract);
  const reviewer = professionalOf(record, text.reviewer, today);
  const jsonLd = graph(text, {
    type: 'MedicalWebPage',
    more: {
      reviewedBy: referenceTo(personId(reviewer.name, site)),
      lastReviewed: text.reviewedOn,
      about: { '@type': 'MedicalCondition', name: machinesMessages[shared.locale].cataract },
    },
    nodes: [personNode(reviewer, site)],
  });
  return { ...shared, text, reviewer, jsonLd };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Cataract({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, text, reviewer } = loaderData;
  const texts = articlesMessages[locale];
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
