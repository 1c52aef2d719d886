/** Where the form is sent and, empty or refused, shown by itself. */
export const MESSAGE_PATH = '/contato/mensagem';
/** Where whoever has sent a message is led. */
export const SENT_PATH = '/contato/enviado';
/** The form's name where proofs of work are made. */
export const CONTACT_PROOF_FORM = 'contact';
/** The field with the key that makes sending twice store once; see `onceOf`. */
export const KEY_FIELD = 'key';
