import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { askFirst } from '#app/features/agenda/drag/confirm.ts';
import { JSON_ONLY, post, showAgain } from '#app/features/agenda/drag/moving.ts';
import { staffResize } from '#app/locales/pt-BR/staff/day/resize.ts';
import { RESIZE_VIEW, type ResizeFacts, readResizeFacts } from './resize-messages.ts';

const messages = staffResize.grid;

type Proposal = {
  /** In the cell of the visit. */
  handle: HTMLAnchorElement;
  minutes: number;
  /** When it would end, as text. */
  until: string;
};

/**
 * Asks whether a visit is to have another length, says before what that means, and has it changed.
 * @returns what to say when nothing has changed; undefined when it has
 */
export async function proposeLength(proposal: Proposal): Promise<string | undefined> {
  const { handle, minutes } = proposal;
  const { times = '', protocol = '', version = '' } = handle.dataset;
  const facts = await fetchFacts(times).catch(() => undefined);
  if (!facts) {
    // The form says why.
    location.assign(`${handle.href}/duracao`);
    return messages.failed;
  }
  const { taken, past, key } = facts;
  const isLonger = minutes > facts.minutes;
  if (isLonger && taken && minutes > taken.after)
    return messages.refused(staffResize.takenBy(taken.words));
  const passed = isLonger && past && minutes > past.after ? past : null;
  if (!(await ask(proposal, facts, passed))) return messages.kept;
  const body = new URLSearchParams({
    [APPOINTMENT_FIELDS.version]: version,
    [APPOINTMENT_FIELDS.key]: key,
    [APPOINTMENT_FIELDS.minutes]: `${minutes}`,
    ...(passed && { [APPOINTMENT_FIELDS.pastHours]: 'sim' }),
  });
  const answer = await post(times, body).catch(() => undefined);
  if (!answer) return messages.failed;
  if (!answer.isMoved) return messages.refused(answer.words.join(' '));
  showAgain(protocol);
  return undefined;
}

function ask(
  { minutes, until }: Proposal,
  { patient, minutes: before }: ResizeFacts,
  passed: ResizeFacts['past'],
): Promise<boolean> {
  const { submit, keep, told } = staffResize;
  const lines = [
    messages.text(before, minutes, until),
    ...(passed ? [messages.passes(passed.name, passed.time)] : []),
    told,
  ];
  return askFirst({ title: messages.title(patient), lines, submit, keep });
}

async function fetchFacts(times: string): Promise<ResizeFacts | undefined> {
  const answer = await fetch(`${times}?ver=${RESIZE_VIEW}`, { headers: JSON_ONLY });
  return answer.ok ? readResizeFacts(await answer.json()) : undefined;
}
