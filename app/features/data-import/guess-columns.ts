import { parsePhone } from '#app/clinic/person-fields.ts';
import { plainWords } from '#app/platform/text/plain-letters.ts';
import { COLUMNS_OF, type ImportColumn, type ImportKind } from './import-kinds.ts';
import { dayOrderOf, readDay } from './read-values.ts';

/** Of Easy!Appointments, Google and spreadsheets at Brazilian desks, compared by `plainWords`. */
const NAMES: Readonly<Record<ImportColumn, RegExp>> = {
  name: /^(?:nome(?: (?:completo|do paciente|do cliente|paciente|cliente))?|pacientes?|clientes?|name|full name|customer(?: name)?|client|patient(?: name)?|display name)$/,
  'first-name':
    /^(?:primeiro nome|first ?name|given name|customer first name|client first name|prenome)$/,
  'middle-name': /^(?:middle ?name|additional name|nome do meio)$/,
  'last-name': /^(?:sobrenome|last ?name|family name|customer last name|client last name|surname)$/,
  phone:
    /^(?:(?:numero de |n )?(?:celular|telefone|fone|tel|whatsapp|whats|zap|contato)(?: (?:1|celular|do paciente|do cliente|principal|com ddd|whatsapp|contato))?|celular whatsapp|telefone celular|phone(?: number)?|phone 1 value|mobile(?: (?:phone|number))?|(?:customer|client) phone(?: number)?)$/,
  email:
    /^(?:e ?mail(?: do (?:paciente|cliente))?|correio eletronico|e ?mail address|e ?mail 1 value|(?:customer|client) e ?mail)$/,
  birth:
    /^(?:(?:data|dt|dia|d) (?:de |do )?nasc(?:imento)?|nasc(?:imento)?|aniversario|dn|birth ?(?:day|date)|date of birth|dob)$/,
  day: /^(?:data(?: (?:da consulta|do agendamento|do atendimento|agendada|consulta|agendamento|inicio|inicial|de inicio))?|dia|date|appointment date|start date)$/,
  time: /^(?:hora(?:rio)?(?: (?:da consulta|do agendamento|do atendimento|inicio|inicial|de inicio))?|inicio hora|time|appointment time|start time)$/,
  start:
    /^(?:inicio|comeco|de|data (?:e )?hora(?: (?:de )?inicio)?|data horario|start|start date ?time|start at|starts at|begin|dtstart|de dia e hora)$/,
  'end-day': /^(?:data (?:fim|final|de termino|do fim|termino)|end date)$/,
  'end-time': /^(?:hora(?:rio)? (?:fim|final|de termino|do fim|termino)|end time)$/,
  end: /^(?:fim|final|termino|ate|data (?:e )?hora (?:de |do )?(?:fim|termino)|end|end date ?time|ends at|dtend)$/,
  minutes: /^(?:duracao(?: (?:em )?min(?:utos)?)?|minutos|tempo|duration(?: minutes)?)$/,
  service:
    /^(?:servicos?|procedimentos?|tipo(?: (?:de|da) (?:consulta|atendimento|servico))?|exames?|especialidade|atendimento|service(?: name)?|id services?)$/,
  practitioner:
    /^(?:medic[oa]s?|profissiona(?:l|is)|doutora?|dra?|agenda(?: de| do medico)?|prestador|atendente|provider(?: name)?|practitioner|staff|employee|id users provider)$/,
  house:
    /^(?:unidades?(?: de atendimento)?|filia(?:l|is)|sedes?|local(?: (?:da consulta|de atendimento|do atendimento))?|endereco(?: da consulta| de atendimento)?|clinicas?|branch|location|place|office|site)$/,
  payer:
    /^(?:convenios?|plano(?: de saude)?|pagador|forma de pagamento|tipo de pagamento|seguro|operadora|insurance|payer)$/,
  state: /^(?:status|situacao|estado|state|compareceu|presenca)$/,
  resource:
    /^(?:sala|recurso|medic[oa]|profissional|quem|agenda|equipamento|provider|room|resource|id users provider)$/,
  reason:
    /^(?:motivo|razao|descricao|observac(?:ao|oes)|obs|titulo|assunto|summary|subject|reason|notes|description)$/,
};

/**
 * What each column may be, by its name; a column of a kind is given once, to the first that fits.
 * @param isEmpty whether no line has anything in a column: programs export two numbers, and use one
 */
export function guessColumns(
  columns: readonly string[],
  kind: ImportKind,
  isEmpty: (at: number) => boolean = () => false,
): (ImportColumn | null)[] {
  const taken = new Set<ImportColumn>();
  return columns.map((name, at) => {
    if (isEmpty(at)) return null;
    const plain = plainWords(name);
    const column = COLUMNS_OF[kind].find((each) => !taken.has(each) && NAMES[each].test(plain));
    if (column === undefined) return null;
    taken.add(column);
    return column;
  });
}

/** Whether the first row names the columns: none of its cells is a phone number, a day or an address. */
export function isHeader(cells: readonly string[]): boolean {
  const isData = (cell: string) =>
    parsePhone(cell).ok ||
    /\S@\S/.test(cell) ||
    readDay(cell, { order: dayOrderOf([cell]) ?? 'day-first', today: '2000-01-01' }).ok;
  return cells.some(Boolean) && !cells.some(isData);
}
