import { ANALYTICS_RETENTION } from '#app/features/analytics/retention.ts';
import { CLIENT_ERRORS_RETENTION } from '#app/features/client-errors/retention.ts';
import { CONSENT_RETENTION } from '#app/features/consent/retention.ts';
import { CONTACT_RETENTION } from '#app/features/contact/retention.ts';
import { PRIVACY_RETENTION } from '#app/features/privacy/retention.ts';
import { DESK_RETENTION } from '#app/features/privacy-admin/retention.ts';
import { STAFF_RETENTION } from '#app/features/staff/retention.ts';
import { PLATFORM_RETENTION } from '#app/platform/purge.server.ts';
import { BOOKING_RETENTION } from '#app/scheduling/retention.ts';

/** What each part of the app keeps for a while only. */
export const RETENTION_RULES = [
  ANALYTICS_RETENTION,
  BOOKING_RETENTION,
  CLIENT_ERRORS_RETENTION,
  CONTACT_RETENTION,
  CONSENT_RETENTION,
  PRIVACY_RETENTION,
  DESK_RETENTION,
  PLATFORM_RETENTION,
  STAFF_RETENTION,
];
