import { treatments } from '#app/locales/mail-words/treatments.ts';

const channels = { whatsapp: 'WhatsApp', phone: 'ligação', email: 'e-mail' } as const;

/** 'chamar de “Dona Cida”'; empty for the name alone. */
function calledInWords(called: { treatment: keyof typeof treatments | null; knownAs: string }) {
  const words = [called.treatment && treatments[called.treatment], called.knownAs];
  const said = words.filter(Boolean).join(' ');
  return said && `chamar de “${said}”`;
}

/** What the front desk knows of a patient: notes, needs, and who may book for them. */
export const staffAbout = {
  channels,
  /** 'Vem com: Ana; cadeira de rodas; prefere WhatsApp'; empty where nothing is known. */
  inWords: (needs: {
    companion: string;
    mobility: string;
    hearing: string;
    channel: keyof typeof channels | null;
    treatment: keyof typeof treatments | null;
    knownAs: string;
  }) =>
    [
      calledInWords(needs),
      needs.companion && `Vem com: ${needs.companion}`,
      needs.mobility,
      needs.hearing,
      needs.channel && `prefere ${channels[needs.channel]}`,
    ]
      .filter(Boolean)
      .join('; '),
  label: 'Para receber bem',
  changed: 'Isto mudou enquanto você escrevia. Confira como ficou e guarde de novo.',
  calling: (name: string, relation: string) =>
    `Quem liga é ${name} (${relation}), que pode marcar por esta pessoa.`,

  needs: {
    title: 'Como chamar, acompanhante e cuidados',
    edit: 'Mudar como chamar, acompanhante e cuidados',
    none: 'Nada anotado.',
    hint: 'Só o que ajuda a receber a pessoa. Nada de saúde: isso vai no prontuário.',
    treatment: 'Como chamar',
    treatmentHint:
      'As mensagens da recepção saudam assim: “Olá, Dona Cida”. Pergunte à pessoa; se não disser, deixe só o nome.',
    noTreatment: 'Só pelo nome',
    knownAs: 'Nome pelo qual é conhecida a pessoa',
    knownAsHint: 'Só se não for o primeiro nome. Exemplo: “Cida”.',
    companion: 'Com quem vem',
    companionHint: 'Exemplo: “Ana, a filha”.',
    mobility: 'Para andar',
    mobilityHint: 'Exemplo: “cadeira de rodas”.',
    hearing: 'Para ouvir e falar',
    hearingHint: 'Exemplo: “ouve mal do lado esquerdo”.',
    channel: 'Como prefere que a clínica fale',
    anyChannel: 'Tanto faz',
    save: 'Guardar os cuidados',
    tooLong: (most: number) => `Escreva com até ${most} letras.`,
  },

  notes: {
    title: 'Notas da recepção',
    none: 'Nenhuma nota.',
    label: 'Nova nota',
    hint: 'Só a equipe lê. Sem diagnóstico nem nada do prontuário. Exemplo: “prefere a primeira hora da manhã”.',
    save: 'Guardar a nota',
    archive: 'Arquivar',
    archiveOf: (words: string) => `a nota “${words}”`,
    archived: (count: number) => (count === 1 ? '1 nota arquivada' : `${count} notas arquivadas`),
    by: (name: string, moment: string) => `${name}, ${moment}`,
    archivedBy: (name: string, moment: string) => `arquivada por ${name}, ${moment}`,
    missing: 'Escreva a nota.',
    tooLong: (most: number) => `A nota passa de ${most} letras. Escreva o essencial.`,
  },

  proxies: {
    title: 'Quem pode marcar por esta pessoa',
    none: 'Só quem está no cadastro.',
    add: 'Incluir alguém',
    hint: 'Avise quem é incluído: o telefone serve só para a recepção saber quem liga.',
    name: 'Nome de quem pode marcar',
    phone: 'Telefone de quem pode marcar, com DDD',
    relation: 'O que é da pessoa',
    relationHint: 'Exemplo: “filha”, “cuidador”.',
    relationMissing: 'Informe o que essa pessoa é do paciente (ex: filha, cuidador).',
    save: 'Incluir',
    remove: 'Retirar',
    removeOf: (name: string) => `${name} de quem pode marcar`,
    line: (name: string, relation: string) => `${name} (${relation})`,
    tooMany: (most: number) => `Cabem ${most} pessoas. Retire alguém antes.`,
  },

  privacy: {
    needs: 'Como chamar, acompanhante, cuidados e canal preferido',
    proxy: 'Pode marcar por ela',
    mayBookFor: 'Pode marcar por outra pessoa',
    note: 'Nota da recepção',
  },
} as const;
