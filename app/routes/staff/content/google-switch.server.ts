import { data } from 'react-router';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import { changeSetting, readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { GOOGLE_REVIEWS_PATH } from '#app/features/reviews/google-reviews.ts';
import { GOOGLE_SWITCH, type GoogleSwitchView } from '#app/features/reviews/google-switch.tsx';
import { NO_REVIEWS } from '#app/features/reviews/review-state.ts';
import { TESTIMONIALS_PATH } from '#app/features/reviews/testimonial.ts';
import { formatLastChange } from '#app/features/schedule-settings/changed-notice.tsx';
import { staffGoogleReviews } from '#app/locales/pt-BR/staff/connections/google-reviews.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  askedSetting,
  shownSettingHistory,
  switchHistory,
} from '#app/routes/staff/clinic/setting-history.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

type Services = Pick<AppServices, 'db' | 'clinic' | 'googleReviews' | 'contentStore'>;

/** The switch as its form shows it. */
export async function googleSwitchOf(services: Services, url: URL): Promise<GoogleSwitchView> {
  // Value and version are of one moment; what the pages show may follow a moment later.
  const setting = await readSetting(services.db, 'google-reviews');
  const { hasKey, hasPlace } = services.googleReviews?.state() ?? NO_REVIEWS;
  const { record } = await readCurrentRecord(services.db, services.contentStore.clinicFile);
  const history = switchHistory({
    ...{ subject: 'google-reviews', href: TESTIMONIALS_PATH },
    ...{ title: staffGoogleReviews.show.title, label: staffGoogleReviews.show.label },
    atFirst: parseClinic(record).showsGoogleReviews,
  });
  const isShown = setting?.value ?? services.clinic.showsGoogleReviews;
  const asked = await askedSetting({ services, url }, history);
  return {
    isShown,
    asked: asked && { isShown: asked.value, filled: asked.filled },
    history: await shownSettingHistory({ services, url }, history, isShown),
    formPath: TESTIMONIALS_PATH,
    isConfigured: hasKey && hasPlace,
    version: setting?.version ?? 0,
    lastChange: formatLastChange(setting ?? undefined),
    isSaved: url.searchParams.get('feito') === GOOGLE_SWITCH.saved,
    statePath: GOOGLE_REVIEWS_PATH,
  };
}

/** Saves the switch, or says who has changed it in the meantime. */
export async function answerGoogleSwitch(args: StaffArgs) {
  const { services, staff, url } = staffPageOf(args);
  const form = await args.request.formData();
  const value = formText(form, GOOGLE_SWITCH.isShown) !== '';
  const seenVersion = Number(formText(form, GOOGLE_SWITCH.version)) || 0;
  const change = { value, seenVersion, by: staff.id };
  const saved = await changeSetting(services, 'google-reviews', change);
  if (saved.ok)
    return seeOther(`${TESTIMONIALS_PATH}?feito=${GOOGLE_SWITCH.saved}#${GOOGLE_SWITCH.id}`);
  const { lastChange } = await googleSwitchOf(services, url);
  return data({ changedLine: lastChange }, { status: 409 });
}
