import { isDistrusted } from './distrust.ts';
import type { WordClasses } from './meaning.ts';

// Words of Portuguese by what they stand for, without accents and capitals. Stems, so that a word is known in all forms.

/** The sentence denies what follows. */
export const DENIED =
  /(?:^|[^a-z])(?:nao|nunca|jamais|ninguem|nenhum|nenhuma|nem|tampouco|proibid[oa])(?:[^a-z]|$)/;

/** "Não perca", "não sofra mais": advertising says no and denies nothing. */
export const EMPTY_NO =
  /nao (?:perca|sofra|espere|deixe|fique|aceite|sinta|se preocupe|tenha medo|abr[a-z]{1,4} mao|pense|adie|e a toa|importa|para de|se contente|apenas|so(?![a-z]))|sem (?:duvida|mais)/g;

/** Questions that advertise. Others ask. */
const LEADING_QUESTION =
  /^ ?["“]?(?:quer|cansad|cansou|voce (?:esta|sabia|ja|quer|sonha|merece)|ja pensou|que tal|sabia|pensou|imagin|chega de|pront|vamos|bora|por que (?:somos |confiar|esperar|sofrer|pagar|escolher|ainda|nos)|nao tem|e se|vai (?:perder|ficar)|sonha|procurando|ainda )/;

/** Whether a sentence asks, or warns of what it says. @param next the sentence after it */
export function isInnocentFrame(sentence: string, next = ''): boolean {
  if (isDistrusted(sentence, next)) return true;
  return /\?["”)]?$/.test(sentence) && !LEADING_QUESTION.test(sentence);
}

/** The sentence speaks of the clinic as 'we', 'here', or by one of its people. */
export const OURSELVES =
  /(?:^|[^a-z])(?:noss[oa]s?|a gente|aqui|conosco|somos|temos|fazemos|cuidamos|oferecemos|nos (?:temos|somos|fazemos|cuidamos)|(?:a|uma|na|da|sua|essa|esta) clinica|(?:a|uma|da) equipe|(?:o|um|no) hospital|(?:a|o)? ?doutora?|dra|corpo medico|corpo clinico)(?:[^a-z]|$)/;

/** The sentence names where its figures come from. */
export const SOURCED =
  /segundo (?:o|a|os|as|dados|revisao|estudo|uma?) |de acordo com|conforme (?:o|a|dados)|fonte:|estima que|dados d[aeo]|censo|ibge|(?:^|[^a-z])oms(?:[^a-z]|$)|organizacao mundial|conselho brasileiro|ministerio|sociedade brasileira|publicad[oa]s? (?:em|n[ao])|revista (?:brasileira|cientifica)|universidade|anvisa|\(20\d\d|(?:estudo|pesquisa) d[ae] [a-z]+ de (?:19|20)\d\d|\((?:[a-z]{2,14},? ){0,4}(?:19|20)\d\d\)|publicad[oa] (?:em|n[ao])|participantes do estudo/;

/** The sentence speaks of treating somebody. */
export const TREATS =
  /cirurg|procediment|operac|oper[ae]|injec|laser|tratament|aplicac|tecnica|metodo|refrativa|plastica|anestesia|catarata|picad|conosco|noss[oa]/;

/** The sentence says that it is not so for everybody or always. */
export const HEDGED =
  /(?:^|[^a-z])(?:podem?|costum[a-z]{1,3}|talvez|algu(?:ns|mas?)|as vezes|depende|geralmente|em geral|maioria|nem (?:todo|toda|sempre)|ainda (?!este|esse|hoje|nesta)[a-z]{1,12}|antes d[aeo]|durante|dias|horas)(?:[^a-z]|$)/;

const FREE_NOUNS = 'clinicas?|consultorios?|centros?|hospita(?:l|is)|institutos?';

export const WORDS: WordClasses = {
  clinic: `${FREE_NOUNS}|equipes?|times?|medic[oa]s?|doutor(?:a|es|as)?|dra?|oftalmologistas?|oftalmologia|oftalmos?|cirurgi(?:ao|oes)|profissiona(?:l|is)|atendimentos?|servicos?|estrutura|enfermeir[oa]s?|corpo clinico|recepcao|padrao|qualidade|especialistas?|nomes?|autoridade`,
  doctor:
    'clinicas?|medic[oa]s?|oftalmologistas?|oftalmos?|doutor(?:a|es|as)?|consultorios?|profissiona(?:l|is)|hospita(?:l|is)|cirurgi(?:ao|oes)|oticas?|especialistas?|centros?|servicos?|lugar(?:es)?|loca(?:l|is)|colegas?|cantos?',
  where:
    '(?:d[aeo]|n[ao]|em|por) (?:nossa |toda a |todo o )?(?:regiao|cidade|brasil|estado|pais|mundo|mercado|minas|serra|sul|sudeste|norte|nordeste|interior|ramo|area|zona|bairro|capital|america|planeta|oftalmologia|setor|aqui)',
  praised:
    'complet[oa]s?|experientes?|renomad[oa]s?|qualificad[oa]s?|preparad[oa]s?|respeitad[oa]s?|confiave(?:l|is)|premiad[oa]s?|procurad[oa]s?|tradiciona(?:l|is)|bem avaliad[oa]s?|lembrad[oa]s?|human[oa]s?|humanizad[oa]s?|acolhedor(?:a|es|as)?|competentes?|capacitad[oa]s?|querid[oa]s?|amad[oa]s?|indicad[oa]s?|recomendad[oa]s?|elogiad[oa]s?|prestigiad[oa]s?|equipad[oa]s?|dedicad[oa]s?|atencios[oa]s?|segur[oa]s?|conceituad[oa]s?|famos[oa]s?|reconhecid[oa]s?|modern[oa]s?|avancad[oa]s?|bonit[oa]s?|bem preparad[oa]s?|carinhos[oa]s?|pedid[oa]s?|cuidados[oa]s?|especializad[oa]s?',
  treatment:
    'cirurgias?|procedimentos?|operac(?:ao|oes)|injec(?:ao|oes)|laser|tratamentos?|exames?|blefaroplastias?|implantes?|tecnicas?|metodos?|aplicac(?:ao|oes)|colirios?|sess(?:ao|oes)|plasticas?|refrativa|transplantes?|crosslinking|terapias?|protocolos?|anestesia|facectomia',
  illness:
    'catarata|glaucoma|miopia|astigmatismo|hipermetropia|presbiopia|vista cansada|olhos? secos?|ceratocone|pterigio|estrabismo|conjuntivite|blefarite|degeneracao|mancha|olheiras|bolsas|palpebras? caidas?|grau|doencas?|rugas|alergia|tercol|problemas?|ardencia|coceira|cegueira|retinopatia',
  glasses: 'oculos|lentes?|grau|lupas?|armac(?:ao|oes)',
  forever:
    'para sempre|de vez|de uma vez(?: por todas)?|definitivamente|(?:para|pelo) (?:o )?resto da vida|(?:para|por) toda a vida|nunca mais|eternamente|a vida (?:toda|inteira)',
  device:
    'aparelhos?|aparelhagens?|equipamentos?|tecnologias?|laser(?:es)?|maquinas?|microscopios?|tomografos?|topografos?|retinografos?|octs?|plataformas?|scanner|cameras?|recursos?|instrumentos?|bisturi|centro cirurgico|estrutura|exames?',
  service:
    'consultas?|exames?|avaliac(?:ao|oes)|cirurgias?|procedimentos?|triage(?:m|ns)|oculos|armac(?:ao|oes)|lentes?|check.?ups?|testes? de (?:vista|visao)|sess(?:ao|oes)|mapeamentos?|topografias?|retinografias?|tonometrias?|blefaroplastias?|atendimentos?|pre.operatorio|adaptac(?:ao|oes)',
  free: 'gratis|free|gratuit[oa]s?|gratuitamente|de graca|(?:uma |como |e )?cortesia|sem (?:nenhum )?custo|sem cobrar nada|por nossa conta|por conta d[ao] (?:casa|clinica)|custo zero|na faixa|nao (?:sera|e|sao) cobrad[oa]s?|nao paga(?: nada)?|sem pagar(?: nada)?',
  patients:
    'pacientes?|clientes?|clientela|familias?|quem (?:ja )?(?:opera|operou|vem|veio|passa|passou|conhece|se consulta|se consultou|se trata|fez|faz|e atendid[oa]|foi atendid[oa])|seguidor(?:es|as?)?|todo mundo',
  far: 'whats[a-z]{0,3}|zap|fotos?|mensage(?:m|ns)|videos?|telefone|internet|chat|instagram|direct|dm|inbox|celular|stories|lives?|comentarios?|caixinha|distancia|facebook|audio|selfies?|e.?mail|videochamada',
  apparatus:
    'aparelhos?|aparelhagens?|equipamentos?|tecnologias?|laser(?:es)?|maquinas?|microscopios?|tomografos?|topografos?|retinografos?|octs?|plataformas?|sistemas?|scanner|centro cirurgico',
  chat: 'whats[a-z]{0,3}|zap|fotos?|mensage(?:m|ns)|chat|instagram|direct|dm|inbox|stories|lives?|comentarios?|caixinha|facebook|audio|selfies?',
  machine:
    'inteligencia artificial|(?:noss[ao]|uma?|por|com|da|pela|a) ia|robos?|chatbots?|chat inteligente|assistentes? (?:virtua(?:l|is)|digita(?:l|is)|inteligentes?|de ia)|tecnologia inteligente|aplicativos?|apps?|algoritmos?|softwares?|sistemas? (?:inteligente|automatic)[a-z]{0,2}|computador(?:es)?|programas?|maquinas?|plataforma|bots?|testes? (?:online|rapido|gratis|virtual)|quiz|questionarios?|calculadora',
  number:
    '(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|mil)(?:(?: e)? (?:uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|mil)){0,5}',
  people:
    'pessoas|brasileir[oa]s|pacientes|adultos|criancas|idos[oa]s|mulheres|homens|jovens|casos|olhos|diabeticos|populacao|trabalhadores|estudantes|alunos|bebes|familias|cirurgias|usuarios|quem (?:usa|tem|opera)',
};
