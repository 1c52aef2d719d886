import { Prose } from './prose.tsx';

const span = (text: string) => ({ text, isStrong: false });

export const whole = (
  <Prose
    blocks={[
      { kind: 'heading', text: 'Antes da visita' },
      { kind: 'subheading', text: 'Em casa' },
      {
        kind: 'paragraph',
        spans: [span('Venha com '), { text: 'calma', isStrong: true }, span('. Dúvidas? ')],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [span('Traga os óculos.')],
          [{ text: 'Ligue', isStrong: false, href: '#exemplo' }, span(' se for se atrasar.')],
        ],
      },
    ]}
  />
);

export const numbered = (
  <Prose
    blocks={[
      {
        kind: 'paragraph',
        spans: [span('Otorrinolaringologistas, oftalmologistas e fonoaudiólogos.')],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [[span('Primeiro, a conversa.')], [span('Depois, o exame.')]],
      },
    ]}
  />
);
export const quotedAndCounted = (
  <Prose
    blocks={[
      { kind: 'quote', lines: [[span('Pisque mais. '), { ...span('Sempre'), isEmphasis: true }]] },
      {
        kind: 'table',
        head: [[span('Exame')], [span('Tempo')], [span('Volta para casa')]],
        rows: [
          [[span('Fundo de olho')], [span('30 minutos')], [span('Acompanhado')]],
          [[span('Campo visual')], [span('40 minutos')], []],
        ],
      },
      {
        kind: 'paragraph',
        spans: [span('Veja '), { ...span('as regras'), href: 'https://www.gov.br/saude' }],
      },
    ]}
  />
);
export const empty = <Prose blocks={[]} />;
