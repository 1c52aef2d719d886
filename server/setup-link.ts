import { makeSetupLink } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';

/** Creates a link that sets up an administrator's account, once, within 24 hours. */
export async function newSetupLink(
  services: Parameters<typeof makeSetupLink>[0],
  baseUrl: URL,
): Promise<string> {
  return new URL(`${STAFF_PATHS.setup}/${await makeSetupLink(services)}`, baseUrl).href;
}
