import { expect, test } from 'vitest';
import { picturesOn, type SeenSite, strangersOn } from './demo-crawl.ts';
import { ownClinicRecord as record } from './own-clinic.ts';

// A few pages of an own clinic, each with one thing of the demonstration planted where somebody might forget to look.

type Files = Readonly<Record<string, readonly [type: string, text: string]>>;

/** A site of a few files; everything else is not there. */
function siteOf(files: Files): SeenSite {
  return {
    async get(path) {
      const [type, text] = files[path] ?? ['', ''];
      return { status: files[path] ? 200 : 404, type, body: Buffer.from(text) };
    },
    targetOf: (href) => (href.startsWith('/') ? href : undefined),
  };
}
const html = (body: string) =>
  ['text/html; charset=utf-8', `<!doctype html><p>${body}</p>`] as const;
const linkTo = (path: string) => html(`<a href="${path}">Mais</a>`);
const found = async (files: Files, mails: readonly string[] = []) =>
  (await strangersOn(siteOf(files), { record, mails })).strangers;

test.each<[what: string, files: Files, said: RegExp]>([
  [
    'a sentence of an article, with a word in bold, two pages away',
    {
      '/': linkTo('/dicas'),
      '/dicas': html(
        'A cada piscada, a lágrima se <strong>espalha</strong> pela frente do olho. E só.',
      ),
    },
    /^\/dicas: .*a lágrima se espalha/,
  ],
  [
    'a review in structured data',
    {
      '/': html(
        '<script type="application/ld+json">{"text":"Marquei pelo site para a minha mãe e foi simples."}</script>',
      ),
    },
    /minha mãe e foi simples/,
  ],
  [
    'a caption of a film that goes over two lines',
    {
      '/': html('<video><track src="/filmes/olho.vtt"></video>'),
      '/filmes/olho.vtt': [
        'text/vtt',
        'WEBVTT\n\n1\n00:00.000 --> 00:02.000\nEsse nervo é como um fio\n\n2\n00:02.000 --> 00:04.000\nque leva a imagem até o cérebro.\n',
      ],
    },
    /^\/filmes\/olho\.vtt: .*um fio que leva a imagem/,
  ],
  [
    'a sentence of a part that the clinic does not have',
    { '/': html('Os planos online não incluem consultas na clínica.') },
    /não incluem consultas na clínica/,
  ],
  [
    'a text of the demonstration’s record',
    { '/': html('Guia autorizada pelo convênio, se for fazer exame ou cirurgia') },
    /guia autorizada pelo convênio/,
  ],
  [
    'what a woman as the only doctor is called',
    { '/': html('Quem lê o exame e fala com você é a médica.') },
    /a médica/,
  ],
  ['a price', { '/': html('O plano custa 12x de R$ 149,99.') }, /r\$ 149,99/],
  ['a telephone', { '/llms.txt': ['text/plain', 'Telefone: (35) 99555-0100'] }, /^\/llms\.txt/],
  ['a figure', { '/': html('Mais de 5.000 pacientes atendidos.') }, /5\.000/],
  ['a title of somebody else', { '/': html('Fale com a Dra. Paula.') }, /Dra\./],
])('%s is found', async (_what, files, said) => {
  expect(await found(files)).toEqual(expect.arrayContaining([expect.stringMatching(said)]));
});

test('what mails say is found as well', async () => {
  const lines = await found({}, ['Até logo.', 'Clínica Clareia Oftalmologia']);
  expect(lines[0]).toMatch(/^mail 2: "clínica clareia/);
});

test('what every eye clinic says, and what is the clinic’s own, is not', async () => {
  const files: Files = {
    '/': html(
      [
        'Este exame mostra a retina quase toda, e não só o centro.',
        'Não dirija por 4 a 6 horas depois do exame. Marque um horário quando quiser.',
        'O agendamento é feito pelo site, a qualquer hora, e leva poucos minutos.',
        'Centro de Olhos do Acre, Avenida Ceará. Dra. Iracema Paiva',
      ].join('</p><p>'),
    ),
    '/sobre': html('Médica'),
    '/api/v1/openapi.json': ['application/json', '{"enum":["CRM","COREN"]}'],
  };
  expect(await found(files)).toEqual([]);
});

test('pictures are told by their bytes, wherever a page names them', async () => {
  const demo = siteOf({
    '/': [
      'text/html',
      '<meta property="og:image" content="/share/inicio.png"><a href="/sobre">Sobre</a><link rel="icon" href="/icone.png">',
    ],
    '/sobre': html('<img src="/imagens/sala-640.webp" alt="A sala">'),
    '/manifest.webmanifest': ['application/json', '{"icons":[{"src": "/grande.png"}]}'],
    '/share/inicio.png': ['image/png', 'shared'],
    '/icone.png': ['image/png', 'small'],
    '/imagens/sala-640.webp': ['image/webp', 'room'],
    '/grande.png': ['image/png', 'large'],
    '/podcast/capa.png': ['image/png', 'cover'],
  });
  const theirs = await picturesOn(demo);
  expect([...theirs.values()].toSorted()).toEqual([
    '/grande.png',
    '/icone.png',
    '/imagens/sala-640.webp',
    '/podcast/capa.png',
    '/share/inicio.png',
  ]);
  const own = siteOf({
    '/': html('<img src="/imagens/recepcao.webp" alt=""><img src="/imagens/outra.webp" alt="">'),
    '/imagens/recepcao.webp': ['image/webp', 'room'],
    '/imagens/outra.webp': ['image/webp', 'own'],
  });
  const { pictures } = await strangersOn(own, { record });
  const kept = [...pictures].filter(([hash]) => theirs.has(hash)).map(([, path]) => path);
  expect(kept).toEqual(['/imagens/recepcao.webp']);
});
