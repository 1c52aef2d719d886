import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '#app/platform/locale.ts';
import { field, told } from './field-meta.ts';

const part = (label: string) => field(z.boolean().default(true), { label });
const example = (label: string) => field(z.boolean().default(false), { label });

/** What the site has, in which languages, and which of the texts that come with it. */
export const sitePartFields = {
  /** Parts of the site that a clinic may do without; menu, footer, sitemap and links follow. */
  offers: field(
    z
      .strictObject({
        blog: part('Artigos'),
        podcast: part('Podcast'),
        questionnaire: part('Questionário de olho seco'),
        lenses: part('Lentes de contato'),
        children: part('Atendimento de crianças'),
      })
      .prefault({}),
    {
      label: 'Partes do site',
      section: 'partes',
      help: 'O que fica desmarcado sai do menu, do rodapé, dos links e dos buscadores.',
    },
  ),
  /** Which of the texts that come with the software are shown: articles, episodes and people of the demonstration. */
  examples: field(
    z
      .strictObject({
        posts: example('Artigos de exemplo'),
        episodes: example('Episódios de exemplo'),
        people: example('Biografias de exemplo'),
        reviews: example('Avaliações de exemplo'),
      })
      .prefault({}),
    {
      label: 'Textos que vieram com o site',
      section: 'partes',
      help: 'São de uma clínica inventada. Antes de abrir o site, desmarque o que não for da clínica.',
    },
  ),
  locales: field(
    z
      .array(z.enum(LOCALES))
      .refine(
        (list) => list[0] === DEFAULT_LOCALE && new Set(list).size === list.length,
        told("must begin with 'pt-BR', each once", 'O português fica sempre marcado.'),
      ),
    {
      label: 'Idiomas do site',
      section: 'partes',
      isPublic: true,
      help: 'Sem o inglês, as páginas em inglês deixam de existir e nenhum campo o pede.',
      kind: 'choices',
      options: { 'pt-BR': 'Português', 'en-US': 'Inglês' },
    },
  ),
};
