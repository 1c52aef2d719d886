import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { hashPassword, PASSWORD_COST } from '#app/features/staff/password-hash.server.ts';
import { IPV4_ADDRESSES } from './attackers.ts';
import { bookAs, browserAt, type Outcome, signInAs } from './people.ts';

const RECEPTIONIST = { username: 'recepcao', password: 'trem amassa goiaba torto' };

export type Played = {
  /** Bookings and logins before the attack, for comparison. */
  before: { bookings: Outcome[]; logins: Outcome[] };
  /** Under it, by who. */
  withScript: Outcome[];
  withoutScript: Outcome[];
  /** With JavaScript, from an address that an attacker uses too. */
  sharedAddress: Outcome[];
  knownDevice: Outcome[];
  newDevice: Outcome[];
  /** How long each slow connection stayed open, those that were closed. */
  slowOpenMs: number[];
  /** What the attackers got, 'hold 201': how often. */
  attack: Map<string, number>;
};

type Stage = {
  url: string;
  pool: pg.Pool;
  durationMs: number;
  /** Between two bookings of one kind, and between two logins. */
  pauseMs: number;
};

/** Lets attackers loose on an app that trusts this machine as a proxy, while people use it. */
export async function playAttack({ url, pool, durationMs, pauseMs }: Stage): Promise<Played> {
  await pool.query(
    `insert into staff (username, name, role, password_hash, created_at)
     values ($1, 'Recepção', 'reception', $2, now())`,
    [RECEPTIONIST.username, await hashPassword(RECEPTIONIST.password, PASSWORD_COST)],
  );
  let people = 0;
  /** A new person each time, so that no phone has too many appointments. */
  const bookFrom = (address: string, hasScript: boolean) => {
    people += 1;
    return bookAs(url, people, browserAt(url, address, { hasScript }));
  };
  /** Patients of a town: a few homes. */
  const home = (n: number) => `100.64.${n % 20}.9`;
  const atClinic = { ...RECEPTIONIST, address: '100.65.1.9' };
  const { cookies } = await signInAs(url, atClinic);
  const device = cookies.split('; ').find((pair) => /aparelho=/.test(pair)) ?? '';

  const before: Played['before'] = { bookings: [], logins: [] };
  for (let n = 0; n < 5; n += 1) {
    before.bookings.push(await bookFrom(home(n), n % 2 === 0));
    before.logins.push(await signInAs(url, atClinic, device));
  }

  const attackers = { isOver: false };
  const attack = letLoose(url, durationMs).finally(() => {
    attackers.isOver = true;
  });
  /** At least once, and until the end. */
  async function repeat<Value>(work: (n: number) => Promise<Value>): Promise<Value[]> {
    const all: Value[] = [];
    do {
      all.push(await work(all.length));
      await sleep(pauseMs);
    } while (!attackers.isOver);
    return all;
  }
  const [withScript, withoutScript, sharedAddress, knownDevice, newDevice] = await Promise.all([
    repeat((n) => bookFrom(home(n), true)),
    repeat((n) => bookFrom(home(n), false)),
    repeat((n) => bookFrom(IPV4_ADDRESSES[n % IPV4_ADDRESSES.length] ?? '', true)),
    repeat(() => signInAs(url, atClinic, device)),
    repeat((n) => signInAs(url, { ...RECEPTIONIST, address: `100.66.${n % 250}.9` })),
  ]);
  return {
    before,
    withScript,
    withoutScript,
    sharedAddress,
    knownDevice,
    newDevice,
    ...(await attack),
  };
}

const told = z.object({
  counts: z.array(z.tuple([z.string(), z.number()])),
  slowOpenMs: z.array(z.number()),
});

/** The attackers, in a process of their own, until their time is over. */
async function letLoose(
  url: string,
  durationMs: number,
): Promise<Pick<Played, 'attack' | 'slowOpenMs'>> {
  const program = join(import.meta.dirname, 'attackers-process.ts');
  const child = spawn(process.execPath, [program, url, String(durationMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { counts, slowOpenMs } = told.parse(JSON.parse(await text(child.stdout)));
  return { attack: new Map(counts), slowOpenMs };
}
