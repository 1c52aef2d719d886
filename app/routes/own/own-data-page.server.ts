import { formatMoment } from '#app/clinic/format-date.ts';
import { type FamilyMember, readFamily } from '#app/features/own-page/family.server.ts';
import { isProof, PROOF_COOKIE, proofOf } from '#app/features/own-page/own-code.server.ts';
import type { MemberView } from '#app/features/own-page/own-data-screen.tsx';
import { ownDataMessages } from '#app/locales/own/own-data.ts';
import { readCookie, setCookie } from '#app/platform/cookie.server.ts';
import type { AppointmentPage } from '#app/routes/manage/appointment-page.server.ts';
import { APPOINTMENT_COOKIE } from '#app/scheduling/manage-link.server.ts';
import { contentIn } from '#app/site-content/site-content.server.ts';

/** Whether the code was typed in this very session. */
export function isProven({ services }: AppointmentPage, request: Request): boolean {
  const { baseUrl, appSecret } = services.env;
  const session = readCookie(request, APPOINTMENT_COOKIE, baseUrl);
  const proof = readCookie(request, PROOF_COOKIE, baseUrl);
  return session !== undefined && proof !== undefined && isProof(appSecret, session, proof);
}

/** The Set-Cookie line after the right code, or when another appointment of the same contact is opened. */
export function proofCookie({ services }: AppointmentPage, session: string): string {
  const { baseUrl, appSecret } = services.env;
  return setCookie(PROOF_COOKIE, proofOf(appSecret, session), baseUrl);
}

/** Those whom the contact of the session has booked for. */
export function familyOf({ services, appointment }: AppointmentPage): Promise<FamilyMember[]> {
  return readFamily(services, appointment.contactId);
}

export function memberView(
  { services, locale, view, agenda }: AppointmentPage,
  member: FamilyMember,
): MemberView {
  const words = ownDataMessages[locale].family;
  const now = agenda.clock.now();
  const titles = contentIn(services.contents, locale).services;
  return {
    patientId: member.patientId,
    name: member.name,
    lines: member.appointments.map(({ protocol, serviceSlug, startsAt, status }) => {
      const moment = formatMoment(startsAt, { locale, withYear: true });
      const isComing = status === 'confirmed' && startsAt > now;
      const state = status === 'cancelled' ? 'cancelled' : isComing ? 'confirmed' : 'past';
      const service = titles.find(({ slug }) => slug === serviceSlug)?.title ?? serviceSlug;
      return {
        protocol,
        text: words.line(moment, service, words.state[state], protocol),
        openLabel: isComing && protocol !== view.protocol ? words.open(moment) : null,
      };
    }),
  };
}
