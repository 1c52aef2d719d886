import { createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerError, type SMTPServerOptions } from 'smtp-server';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/**
 * How the peer behaves. `slow` never answers RCPT TO, `silent` never greets, `lively` sends greeting lines
 * without end, `wanting-login` takes only user 'clinica' with password 'certa', `dropping-after-data` keeps the message but hangs up instead of confirming it, `starttls` and
 * `smtps` offer TLS with a certificate that only `peer.cert` vouches for.
 */
export type SmtpPeerMode =
  | 'accepting'
  | 'refusing-connection'
  | 'refusing-sender'
  | 'refusing-recipient'
  | 'deferring-recipient'
  | 'refusing-message'
  | 'slow'
  | 'silent'
  | 'lively'
  | 'wanting-login'
  | 'dropping-after-data'
  | 'starttls'
  | 'smtps';

export type ReceivedMail = { from: string; recipients: string[]; raw: string; email: Email };

export type SmtpPeer = {
  /** `smtp://127.0.0.1:<port>`, or `smtps://localhost:<port>`. */
  url: string;
  port: number;
  /** PEM of the peer's certificate, for `localhost`. */
  cert: string;
  /** Every message received completely, confirmed or not. */
  received: ReceivedMail[];
  /** Every RCPT TO received, accepted or not. */
  recipients: string[];
  connections: () => number;
  wasEncrypted: () => boolean;
  behave(mode: SmtpPeerMode): void;
  close(): Promise<void>;
};

function no(responseCode: number, words: string): SMTPServerError {
  return Object.assign(new Error(words), { responseCode });
}

/**
 * A real SMTP server on a free loopback port. `silent`, `lively` and the TLS modes can only be chosen at the
 * start, the others changed with `behave`.
 */
export async function startSmtpPeer({ mode: first }: { mode: SmtpPeerMode }): Promise<SmtpPeer> {
  let mode = first;
  let connections = 0;
  let encrypted = false;
  const received: ReceivedMail[] = [];
  const recipients: string[] = [];
  const isTls = first === 'starttls' || first === 'smtps';
  const certificate = selfSignedCertificate('localhost');

  const behaviour: SMTPServerOptions = {
    ...certificate,
    secure: first === 'smtps',
    disabledCommands:
      first === 'wanting-login' ? ['STARTTLS'] : isTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    authOptional: first !== 'wanting-login',
    onAuth({ username, password }, _session, done) {
      const isRight = username === 'clinica' && password === 'certa';
      if (isRight) return done(null, { user: username });
      done(no(535, 'authentication failed'));
    },
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      done(mode === 'refusing-connection' ? no(421, 'try again later') : null);
    },
    onMailFrom(_address, _session, done) {
      done(mode === 'refusing-sender' ? no(550, 'sender unknown') : null);
    },
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      if (mode === 'slow') return;
      if (mode === 'refusing-recipient') return done(no(550, `<${address}> unknown`));
      if (mode === 'deferring-recipient') return done(no(451, `<${address}> greylisted`));
      done(null);
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      const { mailFrom, rcptTo } = session.envelope;
      encrypted = session.secure;
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        recipients: rcptTo.map(({ address }) => address),
        raw: raw.toString(),
        email: await PostalMime.parse(raw),
      });
      if (mode === 'dropping-after-data') {
        for (const { id, _socket } of server.connections) if (id === session.id) _socket.destroy();
        return;
      }
      done(mode === 'refusing-message' ? no(554, 'no thanks') : null);
    },
  };
  const server = new SMTPServer(behaviour);
  server.on('error', () => {});
  const listener = first === 'silent' || first === 'lively' ? rawListener(first) : server.server;
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: first === 'smtps' ? `smtps://localhost:${port}` : `smtp://127.0.0.1:${port}`,
    port,
    cert: certificate.cert,
    received,
    recipients,
    connections: () => connections,
    wasEncrypted: () => encrypted,
    behave(next) {
      mode = next;
    },
    async close() {
      if (!listener.listening) return;
      // Sockets are left to the SMTP server: Node 24 crashes when one is destroyed under a failed TLS
      // handshake.
      if (listener === server.server) {
        await new Promise<void>((resolve) => server.close(resolve));
        return;
      }
      listener.emit('hang-up');
      await new Promise<void>((resolve) => listener.close(() => resolve()));
    },
  };
}

/** Peers that do not speak SMTP: one sends nothing, one never stops greeting. */
function rawListener(mode: 'silent' | 'lively'): Server {
  const listener = createServer((socket) => {
    socket.on('error', () => {});
    listener.once('hang-up', () => socket.destroy());
    if (mode === 'lively') greetForever(socket);
  });
  return listener;
}

function greetForever(socket: Socket): void {
  const timer = setInterval(() => socket.write('220-one moment\r\n'), 20);
  socket.on('close', () => clearInterval(timer));
}
