import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { MESSAGE_IDS } from '#app/clinic/messages/message-list.ts';
import { ALL_MESSAGES, messageSettings } from '#app/clinic/messages/message-settings.ts';
import { changeSetting, readSetting } from '#app/features/compliance/clinic-settings.server.ts';
import { MESSAGE_PATHS } from '#app/features/messages/message-paths.ts';
import { MESSAGES_SUBJECT } from '#app/features/messages/message-settings.server.ts';
import {
  addressFaults,
  changedMessages,
  copyField,
  OUTSIDE_FIELD,
  typedSettings,
  VERSION_FIELD,
} from '#app/features/messages/messages-form.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  askedSetting,
  shownSettingHistory,
} from '#app/routes/staff/clinic/setting-history.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { errorAt } from '#app/ui/field/field-props.ts';
import { byHandRows } from './by-hand-rows.ts';
import { messageGroups, shownMessages } from './message-rows.server.ts';

const SAVED = 'feito';
const messages = staffMessages;

/** Who has turned which message on or off, and who gets a copy. */
const HISTORY = {
  subject: MESSAGES_SUBJECT,
  shape: messageSettings,
  atFirst: ALL_MESSAGES,
  href: MESSAGE_PATHS.list,
  title: messages.title,
  differences: changedMessages,
};

/** Every automatic message, and who has changed them last. */
export async function readMessagesPage(args: StaffArgs) {
  const { services, url, clinic } = staffPageOf(args);
  const stored = await readSetting(services.db, MESSAGES_SUBJECT);
  const settings = stored?.value ?? ALL_MESSAGES;
  const asked = await askedSetting({ services, url }, HISTORY);
  return {
    groups: await messageGroups(services, {
      settings: asked?.value ?? settings,
      stored: settings,
    }),
    filled: asked?.filled ?? null,
    byHand: byHandRows(clinic),
    version: stored?.version ?? 0,
    isSaved: url.searchParams.has(SAVED),
    history: await shownSettingHistory({ services, url }, HISTORY, settings),
  };
}

/** Saves the switches and copies of the page, all or none. */
export async function answerMessagesForm(args: StaffArgs) {
  const { services, staff, clinic } = staffPageOf(args);
  const form = await args.request.formData();
  const stored = await readSetting(services.db, MESSAGES_SUBJECT);
  const before = stored?.value ?? ALL_MESSAGES;
  const typed = typedSettings(form, { shown: shownMessages(clinic), stored: before });
  const isVouchedFor = form.has(OUTSIDE_FIELD);
  const errors = addressFaults(typed, { stored: before, clinic, isVouchedFor });
  const seenVersion = Number(formText(form, VERSION_FIELD)) || 0;
  const again = async (answer: {
    errors?: typeof errors;
    version?: number;
    conflict?: string;
  }) => ({
    groups: await messageGroups(services, {
      ...{ settings: typed, stored: before },
      wrong: MESSAGE_IDS.filter((id) => errorAt(answer.errors ?? [], copyField(id))),
    }),
    ...{ errors: [], version: seenVersion, conflict: null, isVouchedFor: null, ...answer },
  });
  if (errors.length > 0)
    return data({ ...(await again({ errors })), isVouchedFor }, { status: 422 });
  const change = { value: typed, seenVersion, by: staff.id };
  const saved = await changeSetting(services, MESSAGES_SUBJECT, change);
  if (saved.ok) return seeOther(`${MESSAGE_PATHS.list}?${SAVED}`);
  // Over the version as it is now: saved again, it counts knowingly.
  const conflict = stored ? messages.conflict(stored.by, formatMoment(stored.at)) : '';
  return data(await again({ version: stored?.version ?? 0, conflict }), { status: 409 });
}
