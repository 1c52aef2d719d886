/** Why a rule is there, and what to write instead. `source` names the rule's own text. */
type RuleWords = {
  title: string;
  /** Or a sentence made from the number of words that were found. */
  why: string | ((words: number) => string);
  source: string;
  instead: string;
};

const CFM = 'Resolução CFM 2.336/2023';
const CFM_11 = `${CFM}, art. 11`;

/** Texts of the check for medical advertising. */
export const staffCompliance = {
  panel: {
    title: 'Regras da publicidade médica',
    clean: 'Nada a corrigir pelas regras da publicidade médica que o site confere.',
    blocked: (count: number) =>
      count === 1
        ? 'Uma frase precisa mudar antes de publicar. Se ela deve ficar como está, explique o motivo: ele fica guardado com o seu nome.'
        : `${count} frases precisam mudar antes de publicar. Se alguma deve ficar como está, explique o motivo: ele fica guardado com o seu nome.`,
    mustChange: (count: number) =>
      count === 1
        ? 'Uma frase não pode aparecer no site assim.'
        : `${count} frases não podem aparecer no site assim.`,
    advice: (count: number) =>
      count === 1 ? '1 conselho para este texto' : `${count} conselhos para este texto`,
    advised: 'São só conselhos. Você pode publicar assim.',
    blocks: 'Precisa mudar',
    advises: 'Conselho',
    guess: 'Conselho: a frase parece isto. Confira',
    whole: 'Vale para o texto todo',
    instead: 'O que escrever',
    source: 'De onde vem',
    reason: 'Se deve ficar assim, explique por quê',
    reasonHint: 'Pelo menos 10 letras. Por exemplo: “É o nome do exame, não um elogio.”',
    reasonMissing: 'Mude a frase ou explique por que ela fica assim.',
    reasonTooLong: 'Use até 500 letras na explicação.',
    inSummary: (words: string, refusal: string) =>
      `“${words}”: ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}`,
  },
  rules: {
    superlative: {
      title: 'Elogio à própria clínica',
      why: 'A clínica não pode dizer que é melhor, única, maior ou mais que as outras. Ninguém consegue provar, e quem está doente pode acreditar.',
      source: `${CFM_11}: sem autopromoção nem concorrência desleal`,
      instead:
        'Conte o que vocês fazem: “explicamos cada exame”, “a médica tem RQE em Oftalmologia”.',
    },
    promise: {
      title: 'Promessa de resultado',
      why: 'Nenhum tratamento tem resultado certo. Prometer cura, garantia ou 100 % é proibido.',
      source: `${CFM_11}: é proibido garantir, prometer ou insinuar bons resultados`,
      instead: 'Diga o que se espera e que varia: “costuma ajudar”, “depende do exame”.',
    },
    'no-risk': {
      title: 'Risco ou dor negados',
      why: 'Todo procedimento tem algum risco ou incômodo. Negar isso engana quem vai decidir.',
      source: `${CFM_11}: é proibido insinuar bons resultados; Código de Defesa do Consumidor, art. 37`,
      instead:
        'Conte o que a pessoa pode sentir: “usamos um colírio anestésico; pode arder um pouco”.',
    },
    device: {
      title: 'Aparelho melhor que os outros',
      why: 'Não se pode dizer que um aparelho é mais moderno ou mais poderoso que os outros.',
      source: `${CFM_11}, II: não atribuir capacidade privilegiada a aparelhagens`,
      instead: 'Diga para que serve: “o topógrafo desenha a curva da córnea”.',
    },
    rivals: {
      title: 'Comparação com outras clínicas',
      why: 'Falar mal de colegas, mesmo sem nome, é concorrência desleal.',
      source: `${CFM_11}: sem concorrência desleal`,
      instead: 'Fale só do que acontece aqui.',
    },
    seal: {
      title: 'Selo, prêmio ou ranking',
      why: 'Selos, troféus e listas de “melhores” não provam que alguém cuida bem, e muitos são pagos. A clínica não pode se anunciar com eles.',
      source: `${CFM_11}: sem selos, prêmios e títulos que deem destaque`,
      instead:
        'Tire o prêmio. O que se pode mostrar é o registro: CRM, RQE, responsável técnica e licenças.',
    },
    sensation: {
      title: 'Pressa ou exagero',
      why: 'Saúde não se decide com pressa. “Últimas vagas” e “imperdível” são propaganda sensacionalista.',
      source: `${CFM_11}: sem sensacionalismo`,
      instead: 'Diga o dia e como marcar, com calma.',
    },
    price: {
      title: 'Preço de exame, cirurgia ou produto',
      why: 'No site pode aparecer o preço da consulta e como pagar. O preço de exame e de cirurgia, não.',
      source: `${CFM}, art. 9º, e Manual de Publicidade Médica do CFM, cap. 8`,
      instead: 'Escreva: “o valor é informado pela recepção”.',
    },
    'tied-sale': {
      title: 'Brinde, sorteio ou venda casada',
      why: 'Não se dá consulta ou exame de prêmio, nem se prende um desconto a outra compra.',
      source: `${CFM}, art. 9º; Código de Defesa do Consumidor, art. 39, I`,
      instead:
        'Um desconto simples, com data e sem condição, pode: “em outubro, desconto na avaliação”.',
    },
    'surgery-discount': {
      title: 'Desconto em cirurgia',
      why: 'O desconto não pode ser motivo para operar. Se ele está no contrato, deixe isso claro.',
      source: `${CFM}, art. 9º`,
      instead: 'Junte: “a cirurgia só é indicada depois do exame”.',
    },
    'before-after': {
      title: 'Antes e depois',
      why: 'Imagens de antes e depois só valem com muitas condições. Este site não mostra nenhuma.',
      source: `${CFM}, art. 14`,
      instead: 'Explique em palavras o que costuma mudar e o que pode não dar certo.',
    },
    praise: {
      title: 'Elogio de pacientes',
      why: 'Quando a clínica publica um elogio, é como se ela mesma tivesse escrito.',
      source: `${CFM}, regras das redes sociais, e Manual de Publicidade Médica do CFM`,
      instead: 'Tire o elogio. Depoimentos autorizados têm página própria: “Depoimentos”.',
    },
    'heartfelt-praise': {
      title: 'Depoimento com exagero',
      why: 'Um depoimento publicado pela clínica precisa ser sóbrio, sem superlativos.',
      source: `${CFM}, regras das redes sociais, e Manual de Publicidade Médica do CFM`,
      instead:
        'Não mude as palavras da pessoa. Mostre só um trecho sóbrio, com o acordo dela, ou escolha outro depoimento.',
    },
    'lens-prescription': {
      title: 'Lentes ou colírio sem médico',
      why: 'Lente de contato só se usa com receita, e adaptar lente é ato do médico.',
      source: 'Decreto 24.492/1934, art. 14, e Resolução CFM 1.965/2011',
      instead: 'Escreva: “depois do exame, da adaptação e da receita”.',
    },
    'remote-diagnosis': {
      title: 'Diagnóstico ou consulta por mensagem',
      why: 'Por WhatsApp, foto ou rede social a equipe orienta, mas não examina nem dá diagnóstico.',
      source: 'Resolução CFM 2.314/2022 e, para a enfermagem, Resolução COFEN 554/2017',
      instead: 'Escreva: “pelo WhatsApp você marca e tira dúvidas sobre horários”.',
    },
    'machine-diagnosis': {
      title: 'Diagnóstico por computador',
      why: 'Um programa não pode dar diagnóstico nem indicar tratamento a um paciente.',
      source: 'Resolução CFM 2.454/2026',
      instead: 'Escreva: “o assistente não é médico e não dá diagnóstico”.',
    },
    brand: {
      title: 'Nome de marca',
      why: 'A clínica não faz propaganda de marca de lente, colírio ou remédio.',
      source: `${CFM_11}, IV e V, e RDC Anvisa 96/2008`,
      instead: 'Use o nome comum: “lente gelatinosa”, “lágrima artificial”.',
    },
    insurance: {
      title: 'Palavra de plano de saúde',
      why: 'A assinatura de lentes não é plano de saúde. Palavras como “cobertura” e “carência” confundem.',
      source: 'Lei 9.656/1998, art. 1º, e Código de Defesa do Consumidor, art. 37',
      instead: 'Use “o que está incluído”, “quem assina”, “prazo”.',
    },
    figure: {
      title: 'Número sem fonte',
      why: 'Um número sobre doença ou tratamento precisa dizer de onde vem.',
      source: `${CFM_11}: só informação verdadeira e que se possa comprovar`,
      instead: 'Preencha as fontes do texto, escreva “segundo a…” ou tire o número.',
    },
    specialist: {
      title: '“Especialista” sem RQE',
      why: 'Só quem tem o registro de especialista (RQE) pode ser chamado assim.',
      source: `${CFM}, art. 4º e art. 11, I`,
      instead: 'Escreva a profissão: “médica”, “enfermeira”.',
    },
    identification: {
      title: 'Falta quem assina',
      why: 'Um texto de saúde da clínica precisa do nome de quem responde por ele, com CRM ou COREN.',
      source: `${CFM}, art. 4º e art. 5º, e Resolução COFEN 554/2017`,
      instead: 'Escolha a autora ou o autor entre as pessoas da clínica com registro.',
    },
    urgent: {
      title: 'Sinal de urgência sem orientação',
      why: 'O texto fala de um sinal grave e não diz o que fazer na hora. Alguém pode esperar demais.',
      source: 'Código de Ética Médica e orientação da clínica para urgências',
      instead: 'Comece por: “Vá agora a um pronto-socorro de olhos ou ligue 192”.',
    },
    'long-sentence': {
      title: 'Frase longa',
      why: (words) => `Esta frase tem ${words} palavras; tente dividir em duas.`,
      source: 'orientação da clínica: até 25 palavras por frase',
      instead: 'Duas frases curtas ou uma lista, com uma ideia em cada linha.',
    },
  } satisfies Record<string, RuleWords>,
};
