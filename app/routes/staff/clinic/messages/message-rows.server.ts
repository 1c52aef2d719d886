import { formatTime } from '#app/clinic/format-date.ts';
import { isMailId } from '#app/clinic/mail-words/mail-list.ts';
import {
  MESSAGE_IDS,
  type MessageId,
  messageLabel,
  messageOf,
} from '#app/clinic/messages/message-list.ts';
import { isOn, type MessageSettings } from '#app/clinic/messages/message-settings.ts';
import {
  CHANNELS,
  MESSAGE_GROUPS,
  type MessageGroup,
  RECIPIENTS,
} from '#app/clinic/messages/message-shape.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { mailWordsPath } from '#app/features/mail-words/mail-words-form.ts';
import type { MessageRow } from '#app/features/messages/message-row.tsx';
import type { MessageGroupView } from '#app/features/messages/messages-form.tsx';
import { readPlans } from '#app/features/reminders/plan/plan.server.ts';
import type { ReminderPlan } from '#app/features/reminders/reminder-plan.ts';
import { ASK_TIME, EVE_OF_FASTING } from '#app/features/reminders/reminder-times.ts';
import { staffMessages } from '#app/locales/pt-BR/staff/clinic/messages.ts';
import { readPaymentSettings } from '#app/payments/payment-settings.server.ts';

const { times, state: states, sentence, channelAndTime, offMeans } = staffMessages;

/** The messages that this clinic sends: without plans, none about them. */
export function shownMessages({ plansEnabled }: { plansEnabled: boolean }): MessageId[] {
  return MESSAGE_IDS.filter((id) => {
    const { group, job } = messageOf(id);
    const isOfPlans = group === 'plan' || id === 'waitlist-launch' || job.queue === 'order-mail';
    return plansEnabled || !isOfPlans;
  });
}

type ShownSettings = {
  settings: MessageSettings;
  /** What holds; it differs from what is shown after a form that was refused. */
  stored: MessageSettings;
  /** Messages with something to put right. */
  wrong?: readonly MessageId[];
};

/**
 * Every message in groups, as it goes out by the plans and settings of this moment. Folded up but for what somebody
 * has to look at.
 */
export async function messageGroups(
  services: Pick<AppServices, 'db' | 'clinic' | 'env'>,
  { settings, stored, wrong = [] }: ShownSettings,
): Promise<MessageGroupView[]> {
  const { db, clinic, env } = services;
  const plans = await readPlans(db);
  const { remindDaysBefore, remindDaysAfter } = await readPaymentSettings(db);
  const whenOf: Partial<Record<MessageId, string>> = {
    'reminder-days': askedWords(plans),
    'reminder-hours': times.hours,
    'reminder-lenses': times.lenses,
    'reminder-fasting': times.fasting(formatTime(EVE_OF_FASTING)),
    'charge-due-soon': times.dueSoon(remindDaysBefore),
    'charge-overdue': times.overdue(remindDaysAfter),
  };
  const servers: Partial<Record<MessageId, unknown>> = {
    'reminder-whatsapp': env.whatsapp,
    'whatsapp-reply': env.whatsapp,
    'reminder-sms': env.sms,
  };
  const rowOf = (id: MessageId): MessageRow => {
    const { event, what, to, channel, when, rule, isWithoutCopy } = messageOf(id);
    return {
      ...{
        id,
        label: messageLabel(id),
        isOn: isOn(settings, id),
        isSwitch: rule.kind === 'switch',
      },
      ...stateOf(id, { settings, plans, hasServer: servers[id] !== undefined }),
      sentence: sentence(event, what, RECIPIENTS[to]),
      how: channelAndTime(CHANNELS[channel], whenOf[id] ?? when ?? times.now),
      copy: isWithoutCopy ? null : (settings.copies[id] ?? ''),
      links: linksOf(id),
    };
  };
  const shown = shownMessages(clinic).map((id) => ({ group: messageOf(id).group, row: rowOf(id) }));
  const isToSee = ({ id }: MessageRow) =>
    wrong.includes(id) ||
    settings.off.includes(id) !== stored.off.includes(id) ||
    settings.copies[id] !== stored.copies[id];
  return groupTitles()
    .map(([group, title]) => {
      const rows = shown.filter((each) => each.group === group).map(({ row }) => row);
      return { title, told: toldOf(rows), isOpen: rows.some(isToSee), rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

/** '5 mensagens, a quem está na lista · 1 desligada'. */
function toldOf(rows: readonly MessageRow[]): string {
  const to = [...new Set(rows.map(({ id }) => RECIPIENTS[messageOf(id).to]))];
  const off = rows.filter(({ isSwitch, isOn: goes }) => isSwitch && !goes).length;
  const copied = rows.filter(({ copy }) => copy).length;
  const { count, off: offWords, copied: copiedWords } = staffMessages.group;
  return [
    count(rows.length, to),
    ...(off > 0 ? [offWords(off)] : []),
    ...(copied > 0 ? [copiedWords(copied)] : []),
  ].join(' · ');
}

type Settled = {
  settings: MessageSettings;
  plans: readonly ReminderPlan[];
  /** Whether a service that sends it is set up. */
  hasServer: boolean;
};

/** Whether a message goes out, and why it must, or what comes of its being off. */
function stateOf(
  id: MessageId,
  { settings, plans, hasServer }: Settled,
): Pick<MessageRow, 'state' | 'reason'> {
  const { rule } = messageOf(id);
  if (rule.kind === 'always') return { state: states.always, reason: rule.why };
  if (rule.kind === 'switch')
    return isOn(settings, id)
      ? { state: states.on, reason: null }
      : { state: states.off, reason: offMeans(rule.off) };
  if (rule.by === 'reminder-plan') return { state: planWords(plans, id), reason: null };
  return hasServer
    ? { state: states.on, reason: null }
    : { state: states.off, reason: states.noServer };
}

/** Its words, and where it is settled. */
function linksOf(id: MessageId): MessageRow['links'] {
  const { setting } = messageOf(id);
  const words = isMailId(id) ? [{ href: mailWordsPath(id), label: staffMessages.words }] : [];
  return [...words, ...(setting ? [setting] : [])].map((link) => ({
    ...link,
    name: `${link.label}: ${messageLabel(id)}`,
  }));
}

function groupTitles(): [string, string][] {
  const titles: Record<MessageGroup, string> = MESSAGE_GROUPS;
  return Object.entries(titles);
}

const TOLD_BY: Partial<Record<MessageId, (plan: ReminderPlan) => boolean>> = {
  'reminder-days': ({ daysBefore }) => daysBefore.length > 0,
  'reminder-hours': ({ tellsHours }) => tellsHours,
  'reminder-lenses': ({ tellsLenses }) => tellsLenses,
  'reminder-fasting': ({ tellsFasting }) => tellsFasting,
};

/** Of how many services a reminder goes out. */
function planWords(plans: readonly ReminderPlan[], id: MessageId): string {
  const on = plans.filter(TOLD_BY[id] ?? (() => false)).length;
  if (on === 0) return states.off;
  return on === plans.length ? states.on : states.someServices(on, plans.length);
}

/** When people are asked whether they come. */
function askedWords(plans: readonly ReminderPlan[]): string {
  const days = [...new Set(plans.flatMap(({ daysBefore }) => daysBefore))];
  const sorted = days.sort((one, other) => other - one);
  const listed = sorted.map(times.days).join(times.and);
  if (listed === '') return states.off;
  const words = times.before(listed, formatTime(ASK_TIME));
  const isOneForAll = plans.every(({ daysBefore }) => daysBefore.length === sorted.length);
  return isOneForAll ? words : times.perService(words);
}
