// Words by the part that they play in a sentence, for the second ear: beginnings of words, and whole short ones.
// A word may play several parts.

const SENSES = {
  ourselves:
    'noss conosco aqui gente nos somos temos clinica equipe doutor dr dra medica cirurgia time casa fazemos operamos tratamos',
  others:
    'outro outra outros outras demais concorr vizinh rival lugar posto postinho sus popular shopping esquina hospita consultorio colega clinicas medicos mercado resto ninguem',
  glasses: 'oculos lente grau armac lupa bengala otica fundo',
  illness:
    'catarata glaucoma miop astigm presbi cansada ceratoc pteri estrab conjunt blefar seco retin degener alergi cegueira cego cega vermelh coceira ardor ruga bolsa olheira',
  care: 'cirurgia cirurg laser procedim opera opero tratam sess aplica injec implante plastica refrativ facectom exame consulta colirio gota protocolo tecnica metodo bisturi crosslink transplant',
  seeing:
    'enxerg ver ve viu vendo ler le lendo lia dirig costur bord agulha bula placa jornal novela visao vista olhar olho',
  no: 'nao nunca jamais ninguem nenhum nenhuma nem sem zero nada',
  all: 'todo toda todos todas qualquer sempre tudo inteir absolut total complet unic so apenas cem',
  time: 'hoje agora ja minuto hora dia semana mes amanha instante manha tarde ontem domingo sexta sabado dezembro natal novembro meia',
  money:
    'real reais preco valor parcel pix cartao prestac pagu paga custa custo barat car dinheiro centavo orcamen juro boleto mil cobr',
  gift: 'gratis gratuit graca brinde presente ganh cortesia desconto cupom sorte vale cashback promoc oferta bonus faixa indique amig troc combo pacote premio',
  warning:
    'desconf mito mentira golp proib falso falsa engan cuidado alert anunci propagan promess promete promet jura jur frase verdade boato ilusao errad ilegal denunc infrac etic veda resoluc cfm cdc conselho codigo lei norma acredit fuja golpist procon crm dizer dizem',
  hedge:
    'pode podem costum talvez algum alguma alguns algumas depend vezes geral maioria nem ainda possiv varia certos raro comum',
  risk: 'risco dor doi doer complic infec erro erra falha falh problem sequel cicatr medo perigo susto incom contra efeito arrepen errado reclam',
  person:
    'dona seu sr sra paciente avo mae pai filho filha neto neta vovo senhora senhor crianca menino menina',
  fame: 'ator atriz cantor cantora jogador famos celebr novela prefeit global influenc bbb campea campeao apresent artist astro estrela gala deputad modelo miss craque seguidor',
  best: 'melhor maior mais unic unico unica primeir lider referen pioneir excel exclus perfeit incriv genio mago fera craque ouro topo top numero imbat insuper mestre maestr papa rei rainha estrela nota padrao',
  outcome:
    'garant cura acab resolv elimin livr adeus volta voltar desapar some sumir devolv recuper zera zerar apag nunca certeza milagr promet esquec aposent jogar joga novo nova vai vao palavra',
  device:
    'aparelh equipam tecnol robo maquina laser scanner tomogra topogra microsc camera inteli software aplicat app chatbot assist ia algorit teste quiz foto whats zap video direct',
  advice:
    'use evite lave pingue procure traga avise ligue peca pergunte confira guarde troque descans pisque marque espere chegue funciona atendemos horario recepc document receita convenio retorno remarc acompanh',
  title:
    'especi expert titulo diploma curso certif mestre professor forma residen optomet enferme estetic biomed tecnic farmac dentista clinico coach terapeu doutora rqe pos phd',
  fear: 'cego cega cegueira escuro escurid perder perde tarde medo bomba ladrao rouba inimig morte bengala culpa arrepen acorde',
} as const;

const LONGEST_WHOLE = 3;
const LONGEST_BEGINNING = 8;
const MOST_WORDS = 20_000;

const beginnings = new Map<string, string[]>();
for (const [sense, words] of Object.entries(SENSES))
  for (const word of words.split(' '))
    beginnings.set(word, [...(beginnings.get(word) ?? []), sense]);

/** Cache; a language has few words. */
const known = new Map<string, readonly string[]>();

/** The senses that a normalized word has, each once; mostly none. */
export function sensesOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const senses = new Set(beginnings.get(word.length <= LONGEST_WHOLE + 1 ? wholeOf(word) : word));
  for (
    let length = LONGEST_WHOLE + 1;
    length <= Math.min(word.length, LONGEST_BEGINNING);
    length += 1
  )
    for (const sense of beginnings.get(word.slice(0, length)) ?? []) senses.add(sense);
  const found = [...senses];
  if (known.size < MOST_WORDS) known.set(word, found);
  return found;
}

/** A short word without its plural. */
function wholeOf(word: string): string {
  return beginnings.has(word) ? word : word.replace(/s$/, '');
}
