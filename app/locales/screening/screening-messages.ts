import type { ByLocale } from '#app/platform/locale.ts';
import { screening } from './screening.ts';

export type ScreeningMessages = typeof screening;

const english: ScreeningMessages = {
  start: 'Start',
  progress: (number, count) => `Question ${number} of ${count}`,
  next: 'Next',
  back: 'Back',
  see: 'See the result',
  sending: 'One moment…',
  missing: 'Choose an answer.',
  missingAt: (number) => `Question ${number}: choose an answer.`,
  stillMissing: 'The questions below still need an answer. Your other answers are kept.',
  kept: 'Your answers stay on this page. The clinic gets them only if you send them at the end.',

  signs: {
    step: 'First of all',
    title: 'Do you have any of these signs of an emergency right now?',
    hint: 'Check what you have. If you have none, check the last option.',
    missing: 'Check the sign you have, or “I have none of these signs”.',
    none: 'I have none of these signs',
    list: {
      'perda-de-visao': 'Sudden loss of vision, or a shadow like a curtain',
      'dor-forte': 'Severe eye pain',
      pancada: 'A blow or a cut to the eye',
      'produto-quimico': 'A chemical in the eye',
      luzes: 'Flashing lights or many new spots',
      vermelho: 'A red eye with pain or sensitivity to light',
      dupla: 'Sudden double vision',
    },
  },

  urgent: {
    title: 'Get help now',
    conditional: 'Did you check one of these signs? Get help now',
    lead: 'This cannot wait. There is no score or result here: you need an exam right away.',
    todo: [
      'Chemical in the eye? Before you leave, rinse it with clean water for 15 minutes.',
      'Go to an eye emergency room now, or call 192 (SAMU, Brazil’s free ambulance service).',
      'Do not drive, do not rub the eye and do not put anything in it on your own.',
      'Do not wait for an answer from this website or by message.',
    ],
    ambulance: 'Call 192 (SAMU)',
    clinic: (phone) => `Call the clinic: ${phone}`,
    nothingKept: 'Nothing that you checked was stored.',
    again: 'I checked it by mistake: back to the questionnaire',
  },

  result: {
    title: 'Your result',
    kicker: 'Dry eye screening',
    score: (points, most) => `${points} of ${most} points`,
    notDiagnosis: 'This is a screening and never a diagnosis.',
    notDiagnosisMore:
      'Only an exam shows what you have. Having few symptoms does not rule out an eye disease.',
    advice: 'What to do',
    worse:
      'If your vision goes, the pain gets severe or the eye is injured, do not wait: call 192.',
    book: 'See appointment times',
    print: 'Print',
    printHint: 'Bring it to your appointment if you like.',
    change: 'Change the answers',
    restart: 'Start again',
    notKept: 'This result was not stored. It is gone when you close the page.',
    counted: 'What counted',
    pointsOf: (points) => (points === 1 ? '1 point' : `${points} points`),
    made: (day) => `Answered on ${day}.`,
    scale: 'The bands',
    band: (from, to, name) => `${from} to ${to}: ${name}`,
    gone: {
      title: 'The answers did not arrive complete',
      text: 'Nothing was sent or stored. Please answer again.',
    },
  },

  send: {
    title: 'Would you like the clinic to see your answers?',
    lead: 'Only if you want. Whoever sees you then already knows how you feel. It is not needed for booking.',
    name: 'Full name',
    phone: 'Brazilian phone number with area code',
    phoneHint: (example) => `Mobile or landline. Example: ${example}.`,
    email: 'Email',
    emailHint: 'You may leave this blank.',
    child: 'For anyone under 18, a parent or guardian fills this in and agrees.',
    guard: 'Leave this field empty',
    send: 'Send the answers',
    sending: 'Sending…',
    consentMissing: 'You must agree before sending. If you do not want to, do not send.',
    consent: {
      id: 'screening-2026-11',
      text:
        'I agree that {clinic} may store these answers, which are data about my health, with my name and ' +
        'contact details, to prepare my appointment. Only the professionals who see patients can read ' +
        'them. They are deleted after 6 months. I may ask for that earlier by writing to {privacyEmail}.',
      linkText: 'Read the privacy policy',
      linkPath: '/privacy',
    },
    refusals: {
      'check-failed': () => 'The security check failed. Try again.',
      'check-missing': () => 'The security check is unavailable. Try again.',
      'too-soon': () => 'Wait 30 seconds before sending again.',
      'too-many': ({ minutes }) =>
        `We have received several forms from you in a short time. Send the next one in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      'other-body': () =>
        'We have already received your earlier answers, and these are different. To send these too, tap “Send the answers” again.',
      fault: () => 'Your answers could not be sent. Try again later.',
    },
    waitTitle: 'One moment, please',
    faultNote: 'It is safe to send them again: the same answers are not stored twice.',
    keptNote: (phone) => `What you filled in is still in the form. If you prefer, call ${phone}.`,
  },

  sent: {
    title: 'The clinic has received your answers',
    at: (moment) => `Received ${moment}.`,
    next: 'What happens now',
    who: 'Only the professionals who see patients can read them. They are deleted after 6 months.',
    noAnswer: 'This books no appointment, and nobody replies to the answers. Book your time:',
    urgent: (phone) => `If it gets worse, do not wait: call 192 or, for the clinic, ${phone}.`,
    book: 'See appointment times',
    home: 'Go to the home page',
  },
};

/** Texts of the dry-eye questionnaire by language; `screening.ts` defines their keys. */
export const screeningMessages: ByLocale<ScreeningMessages> = {
  'pt-BR': screening,
  'en-US': english,
};
