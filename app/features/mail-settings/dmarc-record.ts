import type { MailRecord } from './mail-records.server.ts';

// Whose DMARC record counts for a sender: RFC 7489 §6.6.3, with the walk up the tree of DMARCbis §4.10 in place of a list
// of public suffixes; that of a public suffix itself (RFC 9091) is nobody's own, and is not asked for.

/** Categories of .br, and cities with one, below which names are registered (registro.br/dominio/categorias). */
const BELOW_BR = new Set(
  `9guacu abc abo adm adv agr aju am anani aparecida api app arq art ato b barueri belem bet bhz bib bio blog bmd
  boavista bsb campinagrande campinas caxias cim cng cnt com contagem coop coz cri cuiaba curitiba def des det dev ecn eco
  edu emp enf eng esp etc eti far feira flog floripa fm fnd fortal fot foz fst g12 geo ggf goiania gov gru ia imb ind inf
  jab jampa jdf joinville jor jus leg leilao lel log londrina macapa maceio manaus maringa mat med mil morena mp mus natal
  net niteroi not ntr odo ong org osasco palmas poa ppg pro psc psi pvh qsl radio rec recife rep ribeirao rio riobranco
  riopreto salvador sampa santamaria santoandre saobernardo saogonca seg sjc slg slz social sorocaba srv taxi tc tec teo
  the tmp trd tur tv udi vet vix vlog wiki xyz zlg`.split(/\s+/),
);
const BELOW_COUNTRY = new Set(['ac', 'co', 'com', 'edu', 'gob', 'gov', 'mil', 'net', 'org']);
const STATE_OF_BR = /^[a-z]{2}\.(?:gov|leg|jus|mp)\.br$/;
/** DMARCbis asks at most eight names: the sender's own, then from seven labels up. */
const MOST_LABELS_ABOVE = 7;

/** Whether a name is one below which names are registered, as far as that is known here: 'br', 'med.br', 'co.uk'. */
function isPublicSuffix(name: string): boolean {
  const [first = '', country = '', ...others] = name.split('.');
  if (country === '' || STATE_OF_BR.test(name)) return true;
  if (others.length > 0 || country.length !== 2) return false;
  return (country === 'br' ? BELOW_BR : BELOW_COUNTRY).has(first);
}

/** The names above a domain whose record may count for it, the nearest first: of 'a.b.clinica.com.br', b.… and clinica.… */
export function domainsAbove(domain: string): string[] {
  const labels = domain.split('.');
  const above = labels.map((_, index) => labels.slice(index)).slice(1);
  return above
    .filter(({ length }) => length <= MOST_LABELS_ABOVE)
    .map((each) => each.join('.'))
    .filter((name) => !isPublicSuffix(name));
}

/** What a domain says: the tags of its one record, that it has several, or nothing; null where nobody could tell. */
export type DmarcAnswer = ReadonlyMap<string, string> | 'double' | 'none' | null;

/** Reads the texts at `_dmarc.` of a domain; names and values of tags count in any case, with spaces around them. */
export function dmarcAnswer(texts: readonly string[] | null): DmarcAnswer {
  if (texts === null) return null;
  const found = texts.filter((text) => /^\s*v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
  const [record] = found;
  if (record === undefined) return 'none';
  if (found.length > 1) return 'double';
  return new Map(
    record.split(';').map((tag) => {
      const [name = '', value = ''] = tag.split('=').map((each) => each.trim().toLowerCase());
      return [name, value];
    }),
  );
}

/** What an answer says of a domain's mail. @param isBelow whether it is of a domain above the sender's */
export function dmarcState(answer: DmarcAnswer, isBelow: boolean): MailRecord {
  if (answer === null) return 'unknown';
  if (answer === 'double') return 'double';
  if (answer === 'none') return 'missing';
  const policy = (isBelow ? answer.get('sp') : undefined) ?? answer.get('p') ?? '';
  if (policy === 'none') return 'weak';
  return policy === 'quarantine' || policy === 'reject' ? 'fine' : 'missing';
}

type Above = { domain: string; answer: DmarcAnswer };

/**
 * The organizational domain's answer: that of the shortest name with a record, or of one that says it is the one
 * (psd=n); a public suffix (psd=y) speaks where nothing below it does.
 * Where one of them could not be asked, nobody can tell.
 * @param above the nearest first
 */
export function organizational(above: readonly Above[]): Above | null {
  const says = ({ answer }: Above, psd: string) =>
    answer instanceof Map && answer.get('psd') === psd;
  const own = above.find((each) => says(each, 'n'));
  const asked = own ? above.slice(0, above.indexOf(own) + 1) : above;
  const unknown = asked.find(({ answer }) => answer === null);
  const found = asked.filter(({ answer }) => answer !== 'none');
  return unknown ?? found.findLast((each) => !says(each, 'y')) ?? found.at(-1) ?? null;
}
