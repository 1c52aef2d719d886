import { ofPerson } from '#app/platform/text/clinic-article.ts';

/** Who takes over a responsibility when somebody leaves. */
export const staffSuccession = {
  label: 'Quem assume a responsabilidade',
  hint: 'Esta pessoa responde pela clínica. Quem você escolher aqui assume no dia seguinte ao último dia dela, em todas as páginas.',
  nobody: (name: string) =>
    `Para ${name} ter um último dia, outra pessoa com a mesma profissão e registro precisa estar na lista. Salve-a primeiro e depois volte aqui.`,
  none: 'Ninguém: a pessoa fica',
  /** The row in the list of what changes. */
  where: (name: string) => `Quem assume no lugar ${ofPerson(name)}`,
  /** 'responsável pela clínica e pela direção técnica' */
  roles: (each: readonly string[]) => each.join(' e ').replaceAll(' e responsável ', ' e '),
  takesOver: (day: string, successor: string, roles: string, leaver: string) =>
    `A partir de ${day}, ${successor} passa a ser ${roles} no lugar ${ofPerson(leaver)}, em todas as páginas.`,
  /** Of a plan, whose day is told before it. */
  becomes: (successor: string, roles: string, leaver: string | null) =>
    leaver === null
      ? `${successor} passa a ser ${roles}`
      : `${successor} passa a ser ${roles} no lugar ${ofPerson(leaver)}`,
  nobodyIs: (role: string) => `ninguém mais é ${role}`,
  staysAlone: (name: string) => `A passagem da responsabilidade de ${name} deixa de estar marcada.`,
  unfit:
    'Quem assume precisa ter a mesma profissão e registro, já estar na clínica nesse dia e não ter último dia.',
  notWithDay:
    'Com “Vale a partir de” preenchido não dá para passar a responsabilidade. Deixe-o em branco: o último dia já diz quando ela muda.',
  notOnThatDay:
    'Nesse dia alguém já assume uma responsabilidade. Para o mesmo dia, mude aqui só as outras responsabilidades, sem mexer em quem assume nem nos outros dados das pessoas, ou escolha outro dia.',
  elsewhere: 'Mudar em Pessoas da clínica',
};
