/** Page and form action of privacy requests. */
export const REQUEST_PATH = '/privacy/pedido';
/** Shown after a request was sent. */
export const REQUEST_SENT_PATH = '/privacy/pedido/enviado';
