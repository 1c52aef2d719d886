import { addDays } from '#app/clinic/clinic-time.ts';
import { plainLetters } from '#app/platform/text/plain-letters.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import type { Random } from './random.ts';

/** Every demo phone number starts like this; no real one does. */
export const DEMO_PHONE_PREFIX = '+553599555';
export const DEMO_MAIL_DOMAIN = 'example.com';

export type DemoPerson = Pick<BookingRequest, 'patient' | 'contact' | 'guardian'>;
export type AgeGroup = 'child' | 'adult' | 'senior';

const WOMEN = [
  ...['Adriana', 'Alice', 'Amanda', 'Aparecida', 'Beatriz', 'Camila', 'Carla', 'Cecília', 'Célia'],
  ...['Clarice', 'Débora', 'Eduarda', 'Elaine', 'Fernanda', 'Francisca', 'Gabriela', 'Geralda'],
  ...['Heloísa', 'Isabel', 'Joana', 'Juliana', 'Larissa', 'Letícia', 'Lívia', 'Luciana', 'Márcia'],
  ...['Marta', 'Natália', 'Neusa', 'Patrícia', 'Raquel', 'Renata', 'Rosângela', 'Sônia', 'Vera'],
] as const;
const MEN = [
  ...['Afonso', 'André', 'Antônio', 'Bernardo', 'Bruno', 'Caio', 'Carlos', 'César', 'Daniel'],
  ...['Diego', 'Eduardo', 'Fábio', 'Felipe', 'Geraldo', 'Gustavo', 'Heitor', 'Henrique', 'Ivo'],
  ...['João', 'Joaquim', 'Jorge', 'José', 'Leandro', 'Lucas', 'Marcelo', 'Mateus', 'Miguel'],
  ...['Nelson', 'Otávio', 'Paulo', 'Rafael', 'Raimundo', 'Samuel', 'Tiago', 'Vicente', 'Wagner'],
] as const;
const SURNAMES = [
  ...['Abreu', 'Alencar', 'Almeida', 'Amorim', 'Andrade', 'Azevedo', 'Barros', 'Batista', 'Braga'],
  ...['Brandão', 'Campos', 'Cardoso', 'Carvalho', 'Castro', 'Correia', 'Dias', 'Esteves', 'Faria'],
  ...['Fonseca', 'Freitas', 'Garcia', 'Gomes', 'Guimarães', 'Leal', 'Leite', 'Lopes', 'Macedo'],
  ...['Machado', 'Magalhães', 'Martins', 'Medeiros', 'Melo', 'Mendes', 'Monteiro', 'Moraes'],
  ...['Nogueira', 'Pacheco', 'Peixoto', 'Pereira', 'Pinheiro', 'Queiroz', 'Ramos', 'Resende'],
  ...['Ribeiro', 'Rocha', 'Sampaio', 'Santana', 'Silveira', 'Siqueira', 'Tavares', 'Teixeira'],
  ...['Valadares', 'Vasconcelos', 'Vieira', 'Xavier'],
] as const;

const YEARS = { child: [4, 15], adult: [19, 59], senior: [60, 88] } as const;
const FIRST_NUMBER = 1_000;
const ADULT_MAIL_SHARE = 0.8;
const SENIOR_MAIL_SHARE = 0.4;

/**
 * Invents people, no two with the same phone.
 * @param today calendar day on which their ages count
 */
export function peopleMaker(random: Random, today: string): (group: AgeGroup) => DemoPerson {
  let number = FIRST_NUMBER;
  const fullName = (names: readonly [string, ...string[]], family = random.pick(SURNAMES)) => {
    const own = random.pick(SURNAMES);
    return `${random.pick(names)} ${own === family ? '' : `${own} `}${family}`;
  };
  return (group) => {
    number += 1;
    const [youngest, oldest] = YEARS[group];
    const bornOn = addDays(today, -random.int(youngest * 366, oldest * 365));
    const family = random.pick(SURNAMES);
    const name = fullName(random.chance(0.58) ? WOMEN : MEN, family);
    const contactOf = (who: string, share: number) => ({
      name: who,
      phoneE164: `${DEMO_PHONE_PREFIX}${String(number).padStart(4, '0')}`,
      email: random.chance(share) ? mailOf(who, number) : null,
    });
    if (group !== 'child') {
      const share = group === 'senior' ? SENIOR_MAIL_SHARE : ADULT_MAIL_SHARE;
      return { patient: { name, bornOn }, contact: contactOf(name, share), guardian: null };
    }
    const [relation, names] = random.pick([
      ['mãe', WOMEN],
      ['mãe', WOMEN],
      ['pai', MEN],
      ['avó', WOMEN],
    ] as const);
    const guardian = { name: fullName(names, family), relation };
    const contact = contactOf(guardian.name, ADULT_MAIL_SHARE);
    return { patient: { name, bornOn }, contact, guardian };
  };
}

/** 'marta.siqueira1017@example.com'; nobody can have an address there. */
export function mailOf(name: string, number: number): string {
  const words = plainLetters(name).split(' ');
  return `${words[0]}.${words.at(-1)}${number}@${DEMO_MAIL_DOMAIN}`;
}
