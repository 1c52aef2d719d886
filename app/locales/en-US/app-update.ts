import type { AppUpdateMessages } from '#app/locales/pt-BR/app-update.ts';

export const appUpdate: AppUpdateMessages = {
  offline: {
    title: 'You are offline',
    description: 'What to do until the internet is back: phone, address and opening hours.',
    lead: 'We could not open the page just now. The pages you have already seen on this device still open.',
    again: 'Try again',
    callTitle: 'Need to talk to us?',
    call: (phone) => `Call ${phone}`,
    callNote: 'A phone call needs no internet.',
    address: 'Where we are',
    hours: 'When we are open',
    appointment: 'See the visit saved on this device',
  },

  notice: {
    label: 'New version of the site',
    text: 'There is a new version of the site.',
    update: 'Update',
    later: 'Later',
    updating: 'Updating…',
    waiting: 'You have started a form. The site updates when you have finished.',
  },

  keep: {
    title: 'To see it without internet',
    text: 'You can save this confirmation on this device. It opens even without internet and deletes itself after the day of the visit. If the device is not yours, do not save it.',
    keep: 'Save it for when I am offline',
    keeping: 'Saving…',
    kept: 'The confirmation is saved on this device and opens even without internet. It deletes itself after the day of the visit.',
    open: 'See the saved copy',
    forget: 'Delete the copy',
    forgotten: 'The copy was deleted from this device.',
    failed: 'We could not save it just now. Please try again in a moment.',
  },

  copy: {
    metaTitle: 'Copy of the confirmation',
    title: 'Copy made for when you are offline',
    made: (moment) => `Made ${moment}. If the visit has changed since, the new time applies.`,
    call: (phone) => `Any questions? Call ${phone}.`,
    goneTitle: 'There is no copy on this device',
    gone: 'The copy of a confirmation exists only on the device where somebody saved it, and until the day of the visit. To see the visit, use its address, which you saved or received by e-mail.',
  },
};
