/** Page and form action of privacy requests. */
export const REQUEST_PATH = '/privacy/pedido';
/** Shown after a request was sent. */
export const REQUEST_SENT_PATH = '/privacy/pedido/enviado';

/** As the script that helps forms along knows them; see app/islands/contact-form.enhancement.ts. */
export const REQUEST_KEY_FIELD = 'key';
export const REQUEST_TOUCH = 'contact-form';
/** The name under which that script proves its work. */
export const REQUEST_PROOF_FORM = 'contact';
