import type { PlaceOutcome } from '#app/platform/google/places.server.ts';

/** Texts of the reviews that Google has of the clinic. */
export const staffGoogleReviews = {
  title: 'Avaliações do Google',
  lead: 'O site busca no Google até cinco avaliações da clínica, na ordem do Google. Elas ficam só na memória do servidor, no máximo uma hora.',
  back: 'Depoimentos',
  state: 'Estado agora',
  ask: {
    title: 'Perguntar agora',
    text: 'O servidor pergunta ao Google uma vez e mostra o que veio. Serve para conferir a chave e o lugar. Dá para perguntar uma vez por minuto.',
    submit: 'Perguntar agora ao Google',
    wait: (seconds: number) =>
      seconds === 1
        ? 'Alguém já perguntou neste minuto. Espere 1 segundo.'
        : `Alguém já perguntou neste minuto. Espere ${seconds} segundos.`,
    off: 'Não dá para perguntar: falta a chave ou a identificação do lugar. Avise quem cuida do servidor.',
    answered: (ms: number, count: number) =>
      count === 1 ? `Em ${ms} ms, 1 avaliação.` : `Em ${ms} ms, ${count} avaliações.`,
  },
  /** What to do, by the outcome of a question. */
  advice: {
    reviews: 'Tudo certo. Não há nada a fazer.',
    'no-reviews': 'Confira se o lugar é o da clínica. Se for, convide pacientes a avaliar.',
    'key-refused':
      'Avise quem cuida do servidor: a chave MAPS_KEY está errada, vencida ou sem permissão para o serviço “Places API (New)”.',
    'place-gone':
      'O Google trocou ou apagou a identificação do lugar. Avise quem cuida do servidor: é preciso pôr a nova em MAPS_PLACE_ID.',
    quota:
      'O limite de perguntas da conta do Google acabou. Ele volta sozinho; se repetir, avise quem cuida da conta.',
    'google-down': 'Espere. O site pergunta de novo sozinho.',
    timeout:
      'Espere. O site pergunta de novo sozinho. Se durar mais de um dia, avise quem cuida do servidor.',
    unreachable:
      'O servidor está sem caminho até o Google. Se durar mais de uma hora, avise quem cuida do servidor.',
    unreadable:
      'O Google respondeu algo que o site não entende. Avise quem cuida do programa do site.',
  } satisfies Record<PlaceOutcome, string>,

  /** The switch, on the page of testimonials. */
  show: {
    title: 'Avaliações do Google no site',
    law: 'Pela Resolução CFM 2.336/2023, elogio de paciente só com sobriedade e de vez em quando; a clínica responde pelo que o site mostra.',
    label: 'Mostrar as avaliações do Google',
    hint: 'Todas as que o Google manda, boas e ruins, sem escolha nem mudança. Sem a marca, o site mostra os depoimentos autorizados ou, se não há, exemplos com aviso.',
    setup: {
      on: 'A chave e o lugar estão configurados.',
      off: 'Falta a chave ou o lugar do Google na configuração. Até lá, nada do Google aparece.',
    },
    toState: 'Ver o estado e perguntar agora',
    save: 'Salvar',
    saved: 'Salvo.',
  },
};
