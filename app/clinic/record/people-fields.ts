import { z } from 'zod';
import {
  brazilianPhone,
  calendarDay,
  issue,
  localized,
  registration,
  slug,
  stateCode,
} from '#app/clinic/clinic-fields.ts';
import { imageAddress } from '#app/platform/text/entry-picture.ts';
import { isArchived } from './archived.ts';
import { field, told } from './field-meta.ts';
import { dayPeriods, WEEKDAY_LABELS, WEEKDAYS } from './hours-fields.ts';

/** Councils of the professions that work in an eye clinic. */
const COUNCILS = ['CRM', 'COREN', 'CRO', 'CREFITO', 'CRF', 'CRP', 'CRFA', 'CRN'] as const;
const PROFESSIONS = ['doctor', 'nurse', 'nursing-technician', 'other'] as const;
/** By which the words about a person follow. */
export const GENDERS = ['woman', 'man'] as const;
export type Gender = (typeof GENDERS)[number];

const council = z.strictObject({
  kind: field(z.enum(COUNCILS), { label: 'Conselho', options: {} }),
  number: field(registration, {
    label: 'Número',
    help: 'Só os números do registro, por exemplo 12345.',
    problem: 'Escreva só os números do registro, até 10.',
  }),
  uf: field(stateCode, { label: 'Estado' }),
});

/** Somebody who works at the clinic. Res. CFM 2.336/2023, arts. 4 and 5, ask doctors for CRM, and RQE beside a specialty. */
export const person = z.strictObject({
  slug: field(slug, { label: 'Nome no endereço', madeFrom: 'name' }),
  name: field(localized, {
    label: 'Nome',
    help: 'Como os pacientes leem, por exemplo “Dra. Helena Prado Vilela”.',
  }),
  gender: field(z.enum(GENDERS, issue("must be 'woman' or 'man'")), {
    label: 'Gênero',
    help: 'O site escreve “a médica” ou “o médico” por aqui.',
    options: { woman: 'Mulher', man: 'Homem' },
  }),
  profession: field(z.enum(PROFESSIONS), {
    label: 'Profissão',
    options: {
      doctor: 'Medicina',
      nurse: 'Enfermagem',
      'nursing-technician': 'Técnica ou técnico de enfermagem',
      other: 'Outra',
    },
  }),
  council: field(council.optional(), {
    label: 'Registro no conselho',
    help: 'Conselho, número e estado, os três juntos. Medicina e enfermagem precisam de um; quem não tem deixa os três em branco.',
  }),
  rqe: field(
    z
      .array(
        field(registration, {
          label: 'RQE',
          problem: 'Escreva só os números do RQE, até 10.',
        }),
      )
      .default([]),
    {
      label: 'RQE',
      help: 'Um número por linha. Sem RQE, nenhum texto pode dizer “especialista”.',
      entry: 'um RQE',
    },
  ),
  specialty: field(localized.optional(), {
    label: 'Especialidade',
    help: 'Por exemplo “Oftalmologia”.',
  }),
  title: field(localized, {
    label: 'O que a pessoa é',
    help: 'Por exemplo “Médica oftalmologista”.',
  }),
  role: field(localized.optional(), {
    label: 'O que a pessoa faz na clínica',
    help: 'Só quando for mais que o anterior, por exemplo “Coordenadora de enfermagem”.',
  }),
  phone: field(brazilianPhone.optional(), {
    label: 'Telefone próprio',
    help: 'Aparece no site. Em branco, vale o da clínica.',
  }),
  photo: field(imageAddress.optional(), {
    label: 'Foto',
    help: 'Uma imagem da biblioteca. Para pôr uma nova, use “Imagens”, em “Conteúdo”.',
    kind: 'choice',
    from: 'images',
    problem: 'Esta imagem não está na biblioteca.',
  }),
  biography: field(localized.optional(), {
    label: 'Biografia curta',
    help: 'Duas ou três frases sobre formação e interesses, para a página da equipe. Um texto da pessoa em “Conteúdo” toma o lugar delas.',
    kind: 'localized-paragraph',
  }),
  takesAppointments: field(z.boolean().default(true), {
    label: 'Atende pacientes com hora marcada',
  }),
  breaks: field(dayPeriods.default([]), {
    label: 'Pausas de todos os dias',
    help: 'Por exemplo o almoço, das 12:00 às 13:00.',
    entry: 'uma pausa',
  }),
  workdays: field(z.array(z.enum(WEEKDAYS)).optional(), {
    label: 'Dias na clínica',
    help: 'Sem nenhum marcado, sempre que a clínica abre.',
    kind: 'choices',
    options: WEEKDAY_LABELS,
  }),
  fromOn: field(calendarDay.optional(), {
    label: 'Trabalha aqui desde',
    help: 'Antes deste dia não aparece na equipe do site, e ninguém marca horário com a pessoa para antes.',
  }),
  untilOn: field(calendarDay.optional(), {
    label: 'Trabalha aqui até',
    help: 'O último dia. Depois dele a pessoa sai da equipe do site, e ninguém marca horário com ela.',
  }),
  isArchived,
});
export type Person = z.output<typeof person>;

export const people = z.array(person).min(1);

const bearer = (label: string, help: string) =>
  field(slug, { label, help, kind: 'choice', from: 'people' });

/** Which person bears which responsibility; each is the slug of one of `people`. */
export const responsibilities = z.strictObject({
  /** The doctor who answers for the clinic, technically and in its advertising. */
  doctor: bearer('Responsável médico', 'Responde pela clínica e pela publicidade; precisa de CRM.'),
  /** Without one, no page speaks of a nurse. */
  nurse: field(slug.optional(), {
    label: 'Coordenação de enfermagem',
    help: 'Em branco, nenhuma página fala de enfermagem.',
    kind: 'choice',
    from: 'people',
  }),
  technicalDirector: bearer('Direção técnica', 'Quem assina como diretor técnico; precisa de CRM.'),
});
export type Responsibilities = z.output<typeof responsibilities>;

type Named = { people: readonly Person[]; responsibilities: Responsibilities };
type Report = (path: (string | number)[], problem: ReturnType<typeof told>) => void;

const DOCTOR_NEEDED = told(
  'must name a doctor of the record who has a CRM',
  'Escolha alguém da medicina, com CRM, que não esteja arquivado.',
);
const NURSE_NEEDED = told(
  'must name somebody of nursing who has a COREN',
  'Escolha alguém da enfermagem, com COREN, que não esteja arquivado, ou deixe em branco se a clínica não tem ninguém.',
);

/** Tells of responsibilities that the named person cannot bear. */
export function checkResponsibilities(
  { people: all, responsibilities: named }: Named,
  report: Report,
) {
  for (const role of ['doctor', 'technicalDirector'] as const) {
    const found = all.find((each) => each.slug === named[role] && !each.isArchived);
    if (!found || !canBear(found, role)) report(['responsibilities', role], DOCTOR_NEEDED);
  }
  if (named.nurse === undefined) return;
  const nurse = all.find((each) => each.slug === named.nurse && !each.isArchived);
  if (!nurse || !canBear(nurse, 'nurse')) report(['responsibilities', 'nurse'], NURSE_NEEDED);
}

const NURSING: readonly string[] = ['nurse', 'nursing-technician'];

/** Whether profession and register allow a responsibility. */
export function canBear(
  { profession, council }: { profession: string; council?: { kind: string } | undefined },
  role: keyof Responsibilities,
): boolean {
  if (role === 'nurse') return NURSING.includes(profession) && council?.kind === 'COREN';
  return profession === 'doctor' && council?.kind === 'CRM';
}
