import { z } from 'zod';
import { centsOf } from './reais.ts';

// What is read of the API Pix (Central Bank, version 2). Banks add fields of their own; the rest is left unread.

const cents = z.string().transform((text, context) => {
  const value = centsOf(text);
  if (value !== null) return value;
  context.addIssue('no amount');
  return z.NEVER;
});
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const devolution = z.object({
  id: z.string(),
  valor: cents,
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  natureza: z.string().optional(),
});

export const cob = z.object({
  txid: z.string(),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  calendario: z.object({ criacao: instant, expiracao: z.coerce.number().int().positive() }),
  valor: z.object({ original: cents }),
  pixCopiaECola: z.string().min(1).max(512).optional(),
  pix: z
    .array(
      z.object({
        endToEndId: z.string().min(1),
        valor: cents,
        horario: instant,
        devolucoes: z.array(devolution).default([]),
      }),
    )
    .default([]),
});
export type Cob = z.output<typeof cob>;

/** RFC 7807; only the kind of problem is kept, the rest may quote what was sent. */
export const problem = z.object({ type: z.string().max(200) });

export const webhookSetting = z.object({ webhookUrl: z.string() });

/** A bank's notice; the Central Bank's own example has `devolucoes` in two shapes, so nothing else is read. */
export const pixNotice = z.object({
  pix: z
    .array(z.object({ txid: z.string().optional() }))
    .max(10_000)
    .default([]),
});
