import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { selfSignedCertificate } from '#tests/self-signed-certificate.ts';
import { type Peer, type PeerAnswer, type PeerMode, routed, startPeer } from './peer.ts';

// A bank that speaks the Central Bank's API Pix: the shapes are those of its OpenAPI description, version 2.

type Devolution = { id: string; valor: string; natureza: string; status: string };
type Pix = {
  endToEndId: string;
  txid: string;
  valor: string;
  horario: string;
  devolucoes: Devolution[];
};
type Cob = {
  txid: string;
  revisao: number;
  status: string;
  calendario: { criacao: string; expiracao: number };
  devedor?: { cpf: string; nome: string } | undefined;
  valor: { original: string };
  chave: string;
  location: string;
  pixCopiaECola: string;
  pix: Pix[];
};

const asked = z.strictObject({
  calendario: z.strictObject({ expiracao: z.int32().positive() }),
  devedor: z
    .strictObject({ cpf: z.string().regex(/^\d{11}$/), nome: z.string().max(200) })
    .optional(),
  valor: z.strictObject({ original: z.string().regex(/^\d{1,10}\.\d{2}$/) }),
  chave: z.string().max(77),
  solicitacaoPagador: z.string().max(140).optional(),
});
const revised = z.strictObject({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') });
const devolution = z.strictObject({ valor: z.string().regex(/^\d{1,10}\.\d{2}$/) });

export type PixBank = Peer & {
  /** PEM that the client must trust, and its own, which the bank asks for. */
  authority: string;
  client: { key: string; cert: string };
  clientId: string;
  clientSecret: string;
  cobs: Map<string, Cob>;
  webhooks: Map<string, string>;
  /** How many access tokens were given. */
  tokens: () => number;
  /** Tokens given from now on last so long; those given before end at once. */
  endTokens(seconds?: number): void;
  pay(txid: string, valor?: string): string;
  /** Refunds end so, those asked for from now on and those under way. */
  settle(status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'): void;
  /** The payer's bank takes money back for fraud. */
  takeBack(txid: string, valor: string): void;
};

export async function startPixBank({ now }: { now: () => Date }): Promise<PixBank> {
  const own = selfSignedCertificate('localhost');
  const client = selfSignedCertificate('clinica.example');
  const clientId = 'Client_Id_1';
  const clientSecret = randomBytes(16).toString('hex');
  const cobs = new Map<string, Cob>();
  const webhooks = new Map<string, string>();
  let tokens = new Set<string>();
  let given = 0;
  let lifeSeconds = 3_600;
  let refundStatus = 'DEVOLVIDO';
  let mode: PeerMode | null = null;

  const allPix = () => [...cobs.values()].flatMap(({ pix }) => pix);
  const devolutionOf = (e2e: string, id: string) => {
    const pix = allPix().find(({ endToEndId }) => endToEndId === e2e);
    return { pix, devolution: pix?.devolucoes.find((each) => each.id === id) };
  };
  const isOver = ({ calendario }: Cob) =>
    Date.parse(calendario.criacao) + calendario.expiracao * 1_000 <= now().getTime();

  const routes = routed(
    {
      'GET /v2/cob/:txid': (_request, txid) => {
        const cob = cobs.get(txid);
        return cob ? { status: 200, body: cob } : problem(404, 'NaoEncontrado');
      },
      'PUT /v2/cob/:txid': ({ body }, txid) => {
        const read = asked.safeParse(JSON.parse(body));
        if (!read.success || !/^[a-zA-Z0-9]{26,35}$/.test(txid)) {
          return problem(400, 'CobOperacaoInvalida');
        }
        const kept = cobs.get(txid);
        if (kept && kept.status !== 'ATIVA') return problem(400, 'CobOperacaoInvalida');
        const { valor, calendario, devedor, chave } = read.data;
        const original =
          mode === 'wrong-amount'
            ? valor.original.replace(/\d$/, (d) => `${(+d + 1) % 10}`)
            : valor.original;
        const location = `pix.example.com/qr/v2/${randomBytes(16).toString('hex')}`;
        const cob: Cob = {
          txid,
          revisao: kept ? kept.revisao + 1 : 0,
          status: 'ATIVA',
          calendario: { criacao: kept?.calendario.criacao ?? now().toISOString(), ...calendario },
          devedor,
          valor: { original },
          chave,
          location,
          pixCopiaECola: `00020101021226${77}0014BR.GOV.BCB.PIX25${location.length}${location}5204000053039865802BR`,
          pix: [],
        };
        cobs.set(txid, cob);
        return { status: 201, body: cob };
      },
      'PATCH /v2/cob/:txid': ({ body }, txid) => {
        const cob = cobs.get(txid);
        if (!cob) return problem(404, 'NaoEncontrado');
        if (!revised.safeParse(JSON.parse(body)).success || cob.status !== 'ATIVA' || isOver(cob)) {
          return problem(400, 'CobOperacaoInvalida');
        }
        cob.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
        cob.revisao += 1;
        return { status: 200, body: cob };
      },
      'PUT /v2/pix/:e2e/devolucao/:id': ({ body }, e2e, id) => {
        const read = devolution.safeParse(JSON.parse(body));
        const found = devolutionOf(e2e, id);
        if (!found.pix) return problem(404, 'NaoEncontrado');
        const given = found.pix.devolucoes.filter(({ status }) => status !== 'NAO_REALIZADO');
        const left =
          cents(found.pix.valor) - given.reduce((sum, { valor }) => sum + cents(valor), 0);
        const isWrong = !read.success || !/^[a-zA-Z0-9]{1,35}$/.test(id);
        if (isWrong || found.devolution || cents(read.data.valor) > left) {
          return problem(400, 'PixDevolucaoInvalida');
        }
        const made = { id, valor: read.data.valor, natureza: 'ORIGINAL', status: refundStatus };
        found.pix.devolucoes.push(made);
        return {
          status: 201,
          body: { ...made, rtrId: `D${randomBytes(16).toString('hex').slice(1)}` },
        };
      },
      'GET /v2/pix/:e2e/devolucao/:id': (_request, e2e, id) => {
        const found = devolutionOf(e2e, id).devolution;
        return found ? { status: 200, body: found } : problem(404, 'NaoEncontrado');
      },
      'PUT /v2/webhook/:chave': ({ body }, chave) => {
        const { webhookUrl } = z.strictObject({ webhookUrl: z.url() }).parse(JSON.parse(body));
        webhooks.set(decodeURIComponent(chave), webhookUrl);
        return { status: 200 };
      },
      'GET /v2/webhook/:chave': (_request, chave) => {
        const webhookUrl = webhooks.get(decodeURIComponent(chave));
        return webhookUrl ? { status: 200, body: { webhookUrl } } : problem(404, 'NaoEncontrado');
      },
    },
    problem(404, 'NaoEncontrado'),
  );

  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const peer = await startPeer(
    (request, now) => {
      mode = now;
      if (request.path === '/oauth/token') {
        const form = new URLSearchParams(request.body);
        const isRight = form.get('grant_type') === 'client_credentials';
        if (!isRight || request.headers.authorization !== basic) return { status: 401 };
        const token = randomBytes(16).toString('hex');
        tokens.add(token);
        given += 1;
        const scope = form.get('scope');
        return {
          status: 200,
          body: { access_token: token, token_type: 'Bearer', expires_in: lifeSeconds, scope },
        };
      }
      const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      return tokens.has(bearer) ? routes(request) : { status: 401 };
    },
    {
      tls: { ...own, ca: client.cert, requestCert: true, rejectUnauthorized: true },
      isSpared: (path) => path === '/oauth/token',
    },
  );
  return {
    ...peer,
    authority: own.cert,
    client,
    clientId,
    clientSecret,
    cobs,
    webhooks,
    tokens: () => given,
    endTokens(seconds = 3_600) {
      tokens = new Set();
      lifeSeconds = seconds;
    },
    pay(txid, valor) {
      const cob = cobs.get(txid);
      if (cob?.status !== 'ATIVA') throw new Error('nothing to pay');
      const endToEndId = `E${randomBytes(16).toString('hex').slice(1)}`;
      cob.pix.push({
        endToEndId,
        txid,
        valor: valor ?? cob.valor.original,
        horario: now().toISOString(),
        devolucoes: [],
      });
      cob.status = 'CONCLUIDA';
      return endToEndId;
    },
    settle(status) {
      refundStatus = status;
      const waiting = allPix().flatMap(({ devolucoes }) => devolucoes);
      for (const each of waiting) if (each.status === 'EM_PROCESSAMENTO') each.status = status;
    },
    takeBack(txid, valor) {
      const [pix] = cobs.get(txid)?.pix ?? [];
      const id = randomBytes(8).toString('hex');
      pix?.devolucoes.push({ id, valor, natureza: 'MED_FRAUDE', status: 'EM_PROCESSAMENTO' });
    },
  };
}

const cents = (valor: string) => Number(valor.replace('.', ''));

/** RFC 7807, with words that must reach no log. */
function problem(status: number, kind: string): PeerAnswer {
  const type = `https://pix.bcb.gov.br/api/v2/error/${kind}`;
  return { status, body: { type, title: kind, status, detail: 'CPF 123.456.789-09 de Ana Maria' } };
}
