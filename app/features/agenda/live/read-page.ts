import { UNATTENDED_HEADER } from './live-address.ts';

const GIVE_UP_MS = 10_000;

/**
 * The page at this address as the server has it now. Asked by the window itself, which is no use of the session.
 * @returns 'signed-out' where it is shown no more to whoever asks; undefined where there is no answer
 */
export function readPage(): Promise<Document | 'signed-out' | undefined> {
  // Not `fetch`: of text a policy of trusted types lets nobody make a document.
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<Document | 'signed-out' | undefined>();
  request.open('GET', `${location.pathname}${location.search}`);
  request.setRequestHeader(UNATTENDED_HEADER, 'yes');
  request.responseType = 'document';
  request.timeout = GIVE_UP_MS;
  request.addEventListener('loadend', () => {
    const { status, responseURL, responseXML } = request;
    // To the login, which is another page.
    const isSentAway = responseURL !== '' && new URL(responseURL).pathname !== location.pathname;
    if (isSentAway || status === 401 || status === 403) resolve('signed-out');
    else resolve(status === 200 && responseXML ? responseXML : undefined);
  });
  request.send();
  return promise;
}
