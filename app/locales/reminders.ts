import type { ByLocale } from '#app/platform/locale.ts';
import { withArticle } from '#app/platform/text/clinic-article.ts';

/** What patients read of reminders and of their answers. Subjects and previews name no exam and no illness. */
const reminders = {
  mail: {
    subject: {
      days: (when: string) => `Você vem? ${when}`,
      lenses: (when: string) => `Antes do seu horário de ${when}`,
      fasting: (when: string) => `Antes do seu horário de ${when}`,
      hours: (when: string) => `Lembrete: ${when}`,
    },
    title: {
      days: 'Seu horário está chegando',
      lenses: 'É hora de se preparar',
      fasting: 'É hora de se preparar',
      hours: 'Até daqui a pouco',
    },
    greeting: (name: string) => `Olá, ${name}.`,
    opening: {
      days: (when: string) => `O seu horário é ${when}.`,
      lenses: (when: string) => `O seu horário é ${when}.`,
      fasting: (when: string) => `O seu horário é ${when}.`,
      hours: (when: string) => `Esperamos você ${when}.`,
    },
    glasses: 'Venha de óculos.',
    companion: 'O paciente precisa de um adulto que venha e volte junto. Combine o dia e a hora.',
    ask: 'Avise se você vem. É só um toque: você confirma, remarca ou diz que não pode vir.',
    asked: 'Você já confirmou. Se algo mudou, avise por aqui.',
    button: 'Responder',
    patient: 'Paciente',
    when: 'Data e hora',
    talk: 'Falar com a clínica',
    call: (phone: string) => `Ligar para ${phone}`,
    personal: 'O botão é só seu: com ele se remarca e se cancela. Não repasse.',
    stop: 'Não quero lembretes',
  },

  /** Sent from the clinic's own WhatsApp by the staff, one by one. The first line is what a locked screen shows. */
  chat: {
    ask: (name: string, clinic: string, when: string, link: string) =>
      `Olá, ${name}! Aqui é ${withArticle('da', clinic)}.\nO seu horário é ${when}.\nVocê vem? Confirme, remarque ou avise por aqui: ${link}`,
    prepare: (name: string, clinic: string, when: string, link: string) =>
      `Olá, ${name}! Aqui é ${withArticle('da', clinic)}.\nO seu horário é ${when}.\nVeja o que fazer antes de vir: ${link}`,
  },

  page: {
    title: 'Você vem?',
    lead: (when: string) => `O seu horário é ${when}.`,
    of: (patient: string) => `Agendamento de ${patient}`,
    confirm: 'Confirmo',
    sending: 'Enviando…',
    move: 'Remarcar',
    cancel: 'Não vou',
    notComing: 'Avisar que não vou',
    confirmed: {
      title: 'Confirmado',
      text: (when: string) => `Obrigado por avisar. Esperamos você ${when}.`,
      change: 'Se algo mudar, avise por aqui.',
    },
    told: {
      cancel: 'A recepção já sabe que você não vem.',
      move: 'A recepção já sabe que você quer outro horário e vai falar com você.',
      late: 'Falta pouco para o horário, e ele não pode mais ser mudado por aqui. Se puder, ligue: assim outra pessoa usa o horário.',
      back: 'Mudou de ideia? Toque em “Confirmo”.',
    },
    past: {
      title: 'Este horário já passou',
      text: 'Não há mais nada a responder. Para falar sobre ele, ligue ou escreva para a clínica.',
    },
    changed:
      'O agendamento mudou depois que você abriu esta página. Confira o horário e responda de novo.',
    details: 'Ver o agendamento e o preparo',
    choices: 'Escolher como ser lembrado',
  },

  choice: {
    title: 'Lembretes',
    lead: (clinic: string) =>
      `Escolha como ${withArticle('a', clinic)} lembra você dos seus horários. A confirmação de um agendamento novo sempre chega.`,
    legend: 'Quero ser lembrado',
    options: {
      all: 'Por e-mail e por mensagem no celular',
      mail: 'Só por e-mail',
      whatsapp: 'Só por mensagem no celular',
      none: 'Não quero lembretes',
    },
    save: 'Salvar',
    sending: 'Salvando…',
    saved: {
      title: 'Salvo',
      all: 'Lembramos você por e-mail e por mensagem no celular.',
      mail: 'Lembramos você só por e-mail.',
      whatsapp: 'Lembramos você só por mensagem no celular.',
      none: 'Não enviamos mais lembretes. Anote bem o dia e a hora do que você marcar.',
    },
    missing: 'Escolha uma das opções.',
    /** Whoever changes a word of it gives it a new id. */
    agreement: {
      id: 'whatsapp-2026-12',
      text: 'Aceito receber da {clinic}, pelo WhatsApp, mensagens automáticas sobre os meus horários. Posso parar quando quiser.',
      linkText: 'Leia a política de privacidade',
      linkHref: '/privacy',
    },
    agreeMissing: 'Para mensagens por WhatsApp, marque que você aceita recebê-las.',
    gone: {
      title: 'Este link não vale mais',
      text: 'Abra o link de um lembrete mais novo, ou fale com a clínica.',
    },
  },

  /** Answers in a WhatsApp chat that the patient has opened by a button. */
  reply: {
    confirmed: (when: string) => `Confirmado! Esperamos você ${when}.`,
    move: (link: string) => `Escolha outro horário aqui: ${link}`,
    cancel: (link: string) => `Que pena. Para liberar o horário ou escolher outro: ${link}`,
    past: 'Este horário já passou. Para falar com a clínica, ligue ou escreva para a recepção.',
    changed: (link: string) => `Este agendamento mudou. Veja como ele está: ${link}`,
    gone: 'Este agendamento não está mais marcado. Para marcar outro, fale com a recepção.',
    stopped: 'Pronto: não enviamos mais lembretes por aqui.',
    help: (phone: string) =>
      `Este número só envia lembretes, e ninguém lê o que chega aqui. Fale com a recepção: ${phone}.`,
  },
};

export type ReminderMessages = typeof reminders;

const english: ReminderMessages = {
  mail: {
    subject: {
      days: (when) => `Are you coming? ${when}`,
      lenses: (when) => `Before your time on ${when}`,
      fasting: (when) => `Before your time on ${when}`,
      hours: (when) => `Reminder: ${when}`,
    },
    title: {
      days: 'Your appointment is coming up',
      lenses: 'Time to get ready',
      fasting: 'Time to get ready',
      hours: 'See you soon',
    },
    greeting: (name) => `Hello, ${name}.`,
    opening: {
      days: (when) => `Your appointment is on ${when}.`,
      lenses: (when) => `Your appointment is on ${when}.`,
      fasting: (when) => `Your appointment is on ${when}.`,
      hours: (when) => `We expect you on ${when}.`,
    },
    glasses: 'Wear your glasses to the clinic.',
    companion:
      'The patient needs an adult who comes along and goes home with them. Agree on the day and time.',
    ask: 'Please tell us whether you are coming. One tap is enough to confirm, reschedule or say that you cannot come.',
    asked: 'You have already confirmed. If anything changed, tell us here.',
    button: 'Answer',
    patient: 'Patient',
    when: 'Date and time',
    talk: 'Contact the clinic',
    call: (phone) => `Call ${phone}`,
    personal: 'The button is for you alone: it can reschedule and cancel. Do not share it.',
    stop: 'Stop sending me reminders',
  },

  chat: {
    ask: (name, clinic, when, link) =>
      `Hello, ${name}! This is ${clinic}.\nYour appointment is on ${when}.\nAre you coming? Confirm, reschedule or tell us here: ${link}`,
    prepare: (name, clinic, when, link) =>
      `Hello, ${name}! This is ${clinic}.\nYour appointment is on ${when}.\nSee what to do before you come: ${link}`,
  },

  page: {
    title: 'Are you coming?',
    lead: (when) => `Your appointment is on ${when}.`,
    of: (patient) => `Appointment for ${patient}`,
    confirm: 'I will be there',
    sending: 'Sending…',
    move: 'Reschedule',
    cancel: 'I cannot come',
    notComing: 'Tell the clinic that I cannot come',
    confirmed: {
      title: 'Confirmed',
      text: (when) => `Thank you for letting us know. We expect you on ${when}.`,
      change: 'If anything changes, tell us here.',
    },
    told: {
      cancel: 'The front desk knows that you are not coming.',
      move: 'The front desk knows that you would like another time and will contact you.',
      late: 'Your appointment is too close to be changed here. Please call if you can, so that someone else can use the time.',
      back: 'Changed your mind? Choose “I will be there”.',
    },
    past: {
      title: 'This appointment has passed',
      text: 'There is nothing left to answer. To talk about it, call or message the clinic.',
    },
    changed: 'The appointment changed after you opened this page. Check the time and answer again.',
    details: 'View the appointment and how to prepare',
    choices: 'Choose how to be reminded',
  },

  choice: {
    title: 'Reminders',
    lead: (clinic) =>
      `Choose how ${clinic} reminds you of your appointments. You always get the confirmation of a new appointment.`,
    legend: 'Remind me',
    options: {
      all: 'By email and phone message',
      mail: 'By email only',
      whatsapp: 'By phone message only',
      none: 'Do not remind me',
    },
    save: 'Save',
    sending: 'Saving…',
    saved: {
      title: 'Saved',
      all: 'We will remind you by email and phone message.',
      mail: 'We will remind you by email only.',
      whatsapp: 'We will remind you by phone message only.',
      none: 'We will not send reminders any more. Make a note of the day and time of each appointment.',
    },
    missing: 'Choose one of the options.',
    agreement: {
      id: 'whatsapp-2026-12-en',
      text: 'I agree to receive automatic WhatsApp messages about my appointments from {clinic}. I can stop them at any time.',
      linkText: 'Read the privacy policy',
      linkHref: '/privacy',
    },
    agreeMissing: 'For messages by WhatsApp, check the box to say that you agree to receive them.',
    gone: {
      title: 'This link is no longer valid',
      text: 'Open the link in a newer reminder, or contact the clinic.',
    },
  },

  reply: {
    confirmed: (when) => `Confirmed! We expect you on ${when}.`,
    move: (link) => `Choose another time here: ${link}`,
    cancel: (link) => `We are sorry to hear that. To free the time or choose another: ${link}`,
    past: 'This appointment has passed. To talk to the clinic, call or message the front desk.',
    changed: (link) => `This appointment has changed. See it here: ${link}`,
    gone: 'This appointment is no longer booked. To book another one, contact the front desk.',
    stopped: 'Done: we will not send reminders here any more.',
    help: (phone) =>
      `This number only sends reminders, and nobody reads what arrives here. Contact the front desk: ${phone}.`,
  },
};

export const reminderMessages: ByLocale<ReminderMessages> = {
  'pt-BR': reminders,
  'en-US': english,
};
