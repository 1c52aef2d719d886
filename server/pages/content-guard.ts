import type { FastifyRequest } from 'fastify';
import type { AppServices } from '#app/context/app-services.ts';
import { findSession, SESSION_COOKIE } from '#app/features/staff/sessions.server.ts';
import { loginPath } from '#app/features/staff/staff-paths.ts';
import { needsSecondFactor } from '#app/features/staff/staff-role.ts';
import { readCookie } from '#app/platform/cookie.server.ts';
import { mayOpen } from '#app/routes/staff/policies.ts';

/**
 * Whether somebody may send a large form of the content, asked before a byte of it is read.
 * @returns null for who may; else where to lead them: to the login, or to the page, which says why not
 */
export async function wayFromContentForm(
  { db, clock, env }: Pick<AppServices, 'db' | 'clock' | 'env'>,
  { url: path, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
): Promise<string | null> {
  const url = new URL(path, env.baseUrl);
  const asked = new Request(url, { headers: { cookie: headers.cookie ?? '' } });
  const session = await findSession({ db, clock }, readCookie(asked, SESSION_COOKIE, env.baseUrl));
  if (!session) return loginPath(url);
  const { role } = session.staff;
  const isWhole = session.hasSecondFactor || !needsSecondFactor(role);
  const isIn = isWhole && !session.awaitsSecondFactor;
  return isIn && mayOpen(role, 'content.write') ? null : url.pathname;
}
