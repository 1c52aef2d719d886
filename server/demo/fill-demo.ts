import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { PasswordCost } from '#app/features/staff/password-hash.server.ts';
import { clinicWordsOf } from '#app/features/staff/password-rules.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type DemoAccount, makeAccounts } from './accounts.ts';
import { keepTestimonials, writeArticles } from './articles.ts';
import { markFilled } from './demo-database.ts';
import { type DemoParts, demoServices } from './demo-services.ts';
import { countViews, storeErrors } from './figures.ts';
import { type FilledAgenda, fillAgenda, type Weeks } from './fill-agenda.ts';
import { fillLeads } from './leads.ts';
import { fillInbox } from './messages.ts';
import { placeOrders } from './orders.ts';
import { seededRandom } from './random.ts';

export type FilledDemo = {
  accounts: DemoAccount[];
  agenda: FilledAgenda;
  messages: number;
  requests: number;
  orders: number;
  leads: number;
  screenings: number;
  articles: number;
  testimonials: number;
  errors: number;
};

type Wish = Omit<DemoParts, 'random'> & {
  seed: number;
  passwordCost: PasswordCost;
  log: Log;
  weeks?: Weeks;
};

/** The weeks a receptionist looks back at and ahead to. */
const MONTH: Weeks = { before: 2, after: 2 };

/**
 * Fills a database without people with everything that the staff pages show. The same seed on the same day
 * makes the same people and times; passwords, protocols and links differ.
 */
export async function fillDemo({
  seed,
  passwordCost,
  log,
  weeks = MONTH,
  ...parts
}: Wish): Promise<FilledDemo> {
  const { db, now, secret, clinic } = parts;
  await markFilled(db, seed);
  const accounts = await makeAccounts({
    ...{ db, log, secret, passwordCost, limitsLogins: false },
    clock: { now: () => now },
    clinicWords: clinicWordsOf(clinic),
  });
  const idOf = (role: DemoAccount['role']) => accounts.find((each) => each.role === role)?.id ?? 0;
  const actors = {
    administrator: idOf('administrator'),
    editor: idOf('editor'),
    reception: idOf('reception'),
  };
  const random = seededRandom(seed);
  const services = demoServices({ ...parts, random }, { today: wallClockOf(now).on, actors });
  const agenda = await fillAgenda(services, weeks);
  const inbox = await fillInbox(services);
  const orders = await placeOrders(services);
  const asked = await fillLeads(services);
  const articles = await writeArticles(services);
  const testimonials = await keepTestimonials(services);
  await countViews(services);
  const errors = await storeErrors(services);
  return { accounts, agenda, ...inbox, orders, ...asked, articles, testimonials, errors };
}
