import { addDays, instantOf } from '#app/clinic/clinic-time.ts';
import { suggestedCategory } from '#app/features/cms/category-aliases.ts';
import {
  createContent,
  publishContent,
  scheduleContent,
} from '#app/features/content/write-content.server.ts';
import { addTestimonial } from '#app/features/reviews/testimonials.server.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import type { DemoServices } from './demo-services.ts';

type Article = { slug: string; title: string; excerpt: string; category: string; body: string };

const DRAFT: Article = {
  slug: 'demo-colirio-na-bolsa',
  title: 'Colírio na bolsa: como guardar e por quanto tempo',
  excerpt: 'Calor, validade e ponta do frasco: o que conferir antes de pingar.',
  category: 'general',
  body: `Um frasco aberto tem vida curta. A maior parte dos colírios dura **cerca de um mês** depois de aberta.

## Onde guardar

- Longe do sol e do painel do carro.
- Com a tampa bem fechada.
- Na geladeira, só quando a bula mandar.

## Antes de pingar

Lave as mãos e confira o nome no frasco. Se a ponta encostou em algo, peça orientação na [consulta](/servicos/consultas-oftalmologicas).`,
};
const SCHEDULED: Article = {
  slug: 'demo-volta-as-aulas',
  title: 'Volta às aulas: sinais de que a criança não enxerga bem o quadro',
  excerpt: 'Apertar os olhos, chegar perto da tela, dor de cabeça: quando marcar um exame.',
  category: 'pediatric',
  body: `A criança raramente diz que não enxerga. Ela acha que todo mundo vê assim.

## O que observar em casa

1. Aperta os olhos para ver de longe.
2. Chega muito perto da televisão ou do caderno.
3. Reclama de dor de cabeça no fim da tarde.
4. Pula linhas ao ler.

## Quando marcar

Com um desses sinais, marque um [acompanhamento pediátrico](/servicos/acompanhamento-pediatrico). Sem sinal nenhum, o pediatra ajuda a escolher a época do exame.`,
};
const PUBLISHED: Article = {
  slug: 'demo-o-que-levar-no-dia-do-exame',
  title: 'O que levar no dia do exame',
  excerpt: 'Documento, pedido médico, óculos em uso e a lista dos colírios.',
  category: 'exams',
  body: `Separar tudo na véspera evita correria.

## Na bolsa

- Documento com foto.
- A carteirinha do convênio, se tiver.
- O pedido médico e os exames antigos.
- Os óculos que você usa, mesmo os velhos.
- O nome dos colírios e dos remédios.

## Se o exame dilata a pupila

A visão fica embaçada por algumas horas. Venha com alguém e traga óculos escuros. Veja como é o [mapeamento de retina](/servicos/mapeamento-de-retina).`,
};

const DAYS_TO_SCHEDULED = 3;

/** Writes a draft, schedules one article and publishes another, as an editor does. */
export async function writeArticles(services: DemoServices): Promise<number> {
  const { contentServices, clock, now, today, actors } = services;
  clock.set(now);
  const by = actors.editor;
  const write = async (article: Article) => {
    const { slug } = article;
    const key = { kind: 'posts', locale: DEFAULT_LOCALE, slug, by } as const;
    const source = sourceOf(services, article);
    const written = await createContent(contentServices, key, { source });
    if (!written.ok) throw refusedText(article, written.refusal);
    return { seen: { ...key, version: written.value.version }, source };
  };
  await write(DRAFT);
  const scheduled = await write(SCHEDULED);
  const dueAt = instantOf(addDays(today, DAYS_TO_SCHEDULED), '08:00') ?? now;
  const { source } = scheduled;
  const planned = await scheduleContent(contentServices, scheduled.seen, { source, dueAt });
  if (!planned.ok) throw refusedText(SCHEDULED, planned.refusal);
  const published = await write(PUBLISHED);
  const shown = await publishContent(contentServices, published.seen, { source: published.source });
  if (!shown.ok) throw refusedText(PUBLISHED, shown.refusal);
  return [DRAFT, SCHEDULED, PUBLISHED].length;
}

const TESTIMONIALS = [
  { words: 'Explicaram cada exame com calma antes de começar.', shownName: 'Joana' },
  {
    words: 'Minha mãe foi recebida com paciência e saiu sabendo pingar o colírio.',
    shownName: 'Caio',
  },
  { words: 'Consegui remarcar pelo celular, sem precisar ligar.', shownName: 'M. J. S.' },
] as const;

/** Stores patients' testimonials: two on the site, the last one not yet published. */
export async function keepTestimonials(services: DemoServices): Promise<number> {
  const { db, clock, now, today, actors, nextKey } = services;
  clock.set(now);
  for (const [index, said] of TESTIMONIALS.entries()) {
    const authorised = {
      ...said,
      locale: DEFAULT_LOCALE,
      authorisedOn: addDays(today, -5 * (index + 1)),
      givenBy: 'paper',
      keptBy: 'Rosa, pasta de autorizações',
      allowsSite: true,
      allowsSocial: false,
      isShown: index < TESTIMONIALS.length - 1,
    } as const;
    const by = actors.administrator;
    const added = await addTestimonial({ db, clock }, authorised, { by, formKey: nextKey() });
    if (!added.ok) throw new Error('a testimonial of the demo was refused');
  }
  return TESTIMONIALS.length;
}

function sourceOf({ today, clinic }: DemoServices, article: Article): string {
  const { title, excerpt, category, body } = article;
  const author = clinic.resources.practitioners[0]?.slug ?? '';
  const service = clinic.services[0]?.slug ?? '';
  const about = suggestedCategory({ slug: category, name: title }, clinic.postCategories);
  return `---
title: '${title}'
excerpt: '${excerpt}'
category: ${about}
publishedOn: '${today}'
author: ${author}
reviewedOn: '${today}'
tags: [demonstração]
services: [${service}]
sources:
  - 'Conselho Brasileiro de Oftalmologia: orientações ao público'
---
${body}
`;
}

function refusedText(
  { slug }: Article,
  { reason, ...more }: { reason: string; faults?: readonly string[] },
) {
  return new Error(
    `the article ${slug} was refused: ${[reason, ...(more.faults ?? [])].join('\n')}`,
  );
}
