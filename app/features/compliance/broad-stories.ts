import { isOfPlans } from './linted-content.ts';
import { meant } from './meaning.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { DENIED, SOURCED, WORDS } from './portuguese-words.ts';

// Patients as witnesses, care from afar and lenses in words that are innocent elsewhere.

export const BROAD_STORIES: readonly PhraseRule[] = [
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:ouca|escute|veja|leia|assista|pergunte a|pergunte para|conheca) ~3 quem (?:ja )?(?:operou|opera|fez|veio|passou|se trat|confi|foi|conhece|enxerg)[a-z]{0,4}',
      '(?:opiniao|palavra|voz|relato|experiencia|carinho|confianca|avaliacao|gratidao|sorriso|historia)s? de quem (?:ja |se |nos )?(?:confi|oper|veio|pass|fez|foi|voltou|enxerg|trat|conhec|ama|escolh)[a-z]{0,4}',
      '(?:confia(?:m)?|acredita(?:m)?|aposta(?:m)?) (?:n?a gente|em nos|n[ao] noss[oa]|na clinica|na doutora|na nossa)',
      '(?:tanto|todo esse|todo o|quanto) (?:carinho|amor|elogio|reconhecimento)',
      'nos (?:recomendam?|indicam?|amam?|escolhem?|elogiam?|adoram?|procuram por isso)',
      '(?:recomendam|indicam|elogiam|adoram|amam|aprovam) (?:a|o|noss[oa]|a nossa|o nosso|nossos?) (?:clinica|equipe|trabalho|atendimento|medica|doutora|servico)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /pesquisa|autoriza|por escrito|formulario|reclamac|ouvidoria|anonim/,
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
  {
    rule: 'before-after',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:repare|reparem|olhem|vejam|observe|observem|notem|percebam|admire|admirem) (?:na |a |no |o |so |que |como )?(?:diferenca|mudanca|olhar|resultado|evolucao|transformacao|antes|olhos)',
      '(?:nao|mal|so) (?:lia|via|enxergava|dirigia|conseguia|saia|reconhecia|costurava|podia|andava) [^\\n?]{1,70}[^a-z](?:depois d|apos |virou|conseguiu|voltou|e a primeira|ganhou|com a cirurgia|com o tratamento|com noss)[a-z]{0,3}',
      '(?:dona|seu|sr|sra|senhora?|ela|ele|paciente|avo|mae|pai) [^\\n?]{0,40}(?:voltou|voltaram|passou|conseguiu|recuperou|ganhou) (?:a )?(?:a )?(?:enxergar|ler|dirigir|costurar|bordar|ver|sorrir|andar|cozinhar|visao|vida|independencia|autoestima|trabalhar)',
    ]),
    unlessSentence:
      /quadro|explica|laudo|exame|entre |pode |dilat|a crianca que|pesquisa|historia d[ao] (?:oftalmologia|medicina)|nao (?:public|mostr)|crianca aperta|(?:nas|das) letras/,
  },
  {
    rule: 'remote-diagnosis',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:diga|conte|mande|descreva|escreva|fale|relate|comente) ~4 (?:sintomas?|sente|caso|queixa|problema|duvida) ~4 (?:saiba|descubra|receba|veja|tenha) ~1 (?:o que|se|qual|resposta|diagnostico|tratamento|orientacao|conduta)',
      'plantao ~4 (?:instagram|whats[a-z]{0,3}|direct|stories|comentarios)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /consulta presencial|marque|horario|recepcao/,
  },
  {
    rule: 'figure',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<number> (?:em|de|entre|a) (?:cada )?<number> (?:<people>|miopes|doentes)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: SOURCED,
    isAbout: (content) => !content.hasSources && !isOfPlans(content),
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:ver|deixar|ter|saber) (?:voces?|noss[oa]s pacientes|pacientes|quem [a-z]{3,8}) (?:tao )?(?:feliz|felizes|sorrindo|satisfeit[oa]s?|bem|enxergando|realizad[oa]s?) ~2 (?:nao tem preco|e (?:a |o )?noss|paga|vale|nos)[a-z]{0,3}',
      'quem (?:vem|veio|faz|fez|opera|conhece|passa|entra) ~4 (?:volta e|volta sempre|nao (?:larga|sai|troca|quer)|traga|traz|chama|recomenda|vira|fica fa|vira fa)',
      '(?:mandou|deixou|enviou|gravou|escreveu) (?:est[ea]|ess[ea]|um|uma) (?:[a-z]{4,8} )?(?:recado|audio|mensagem|depoimento|video|bilhete|carta|textinho|declaracao)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /autoriza|reclamac|recepcao|documento|acompanhante|exames?(?![a-z])|urgente|receita/,
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
  {
    rule: 'before-after',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:chegou|entrou|veio|chegava) ~6 e (?:foi embora|saiu|sai|voltou|se foi|partiu|ja|hoje|agora)',
      'que (?:mudanca|transformacao|diferenca|evolucao)!',
      '(?:so|olha|olhem|veja|vejam) (?:so )?o antes d',
    ]),
    unlessSentence: /crianca|pode |recepcao|atrasad/,
  },
  {
    rule: 'before-after',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:dependia|precisava|vivia|usava|tropecava|mal (?:via|andava|saia)|nao (?:via|lia|andava|saia|dirigia|reconhecia)) [^\\n?]{1,100}[^a-z](?:operou|fez a cirurgia|se operou|tratou|hoje|agora|meses depois|semanas depois|em [a-z]{4,9} (?:ja|foi))',
      '(?:largou|perdeu|abandonou|deixou|parou) [^\\n?]{1,70} por causa d[aeo]s? (?:vista|visao|olhos|catarata|grau|oculos|miopia)[^\\n?]{1,60}[^a-z](?:hoje|agora|voltou|operou|esta)',
      '(?:vejam|veja|olhem|olha|espia|admirem) (?:so )?que (?:olhar|resultado|diferenca|mudanca|olhos|palpebra|lindo|linda)',
      'd[oae] (?:embacado|escuro|turvo|caido|cansado|medo|borrado|cinza|olhar) (?:[a-z]{3,9} )?(?:ao?|para o) (?:nitid|colorid|clar|descansad|jove|sorriso|leve|brilh|foco|mundo)[a-z]{0,3}',
    ]),
    unlessSentence: /a crianca que|pode |explica|pesquisa/,
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:contou|disse|escreveu|relatou|comentou|falou|afirma|diz|conta) ~4 que (?:ja )?(?:operou|se operou|fez|se tratou|tratou|passou|voltou|veio|trouxe)',
      '(?:recebemos|ganhamos|chegaram|que alegria receber|obrigad[oa] pel[ao]s?) ~2 (?:flores|bolo|doces?|presentes?|chocolates?|cartas?|abracos?|lembranca|visita) d[aeo]',
      '(?:pacientes?|cliente|familia|avo|dona|seu [a-z]{3,9}) (?:[a-z]{2,9} )?(?:agradecid|grat|emocionad|encantad|realizad)[oa]s?',
      '(?:se tratam|se consultam|vem|voltam|sao atendidas) ~3 (?:nos )?(?:indicam|recomendam|elogiam|ha geracoes|de geracao)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /autoriza|reclamac|pesquisa|recepcao|laudo/,
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
  {
    rule: 'remote-diagnosis',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:respond|resolv|inform|avis|dize|fala|mostra|indica|orienta)[a-z]{1,4} (?:[a-z]{2,9} ){0,2}(?:pel[ao]|por|via|n[ao]) (?:<chat>) ~2 (?:qual|que|se|o que|quanto)',
      '(?:triage(?:m|ns)|pre.?avaliacao|pre.?consulta|analise|parecer|exame) (?:[a-z]{2,9} ){0,2}(?:por|pel[ao]|via|n[ao]) (?:<chat>)',
      '(?:mand|envi|tir|post)[a-z]{1,3} (?:um |uma |a |o )?(?:close|foto|selfie|print|imagem|video|zoom) ~4 (?:e |que )(?:receb|avali|sab|desc|diz|resp|tenh|gan)[a-z]{1,6}',
      '(?:em minutos|na hora|rapidinho|em segundos) (?:a gente |nos )?(?:sabemos|dizemos|falamos|descobrimos|sabe|diz) (?:o que|qual|se)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /horario|endereco|preparo|marc(?:a|ar|amos)|convenio|documento|carteirinha|vaga/,
  },
  {
    rule: 'machine-diagnosis',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '<machine> ~4 (?:informa|avisa|responde|mostra|orienta|conta|garante|alerta) ~3 (?:se|qual|que) (?:o |a |sua |seu |voce )?(?:[a-z]{3,9} )?(?:lente|remedio|colirio|doenca|olho|visao|grave|tem|precisa|esta|e a|deve)',
      '<machine> (?:[a-z]{3,12} ){0,2}(?:identifica|detecta|descobre|reconhece|diagnostica|acusa)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence:
      /(?:^|[^a-z])(?:nao|nunca|nem|nenhum)(?:[^a-z]|$)|medic[oa] (?:confere|decide|avalia|le)|para a medica|convenio|estud|pesquis|horario/,
  },
  {
    rule: 'before-after',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:veja|olha|olhe|confira|compare|vejam) ~2 (?:imagens|fotos?|video)s?:? ~3 (?:antes|resultados?|depois|transformac|evoluc)[a-z]{0,4}',
    ]),
    unlessSentence: /pingar|lavar|como (?:usar|por|tirar)|exame/,
  },
  {
    rule: 'praise',
    severity: 'blocks',
    phrases: meant(WORDS, [
      'o que (?:a |o |as |os |dona |seu |nossa |nosso )?[a-z]{3,14} (?:falou|falaram|disse|disseram|escreveu|escreveram|achou|acharam|contou|postou|comentou|dizem|falam|acham|pensam) (?:d[aeo]|sobre) ?(?:noss[oa]s?|nos|clinica|gente|voces|doutora?|equipe|medica|atendimento)',
    ]),
    unlessEarlier: DENIED,
    isAbout: ({ kind }) => kind !== 'testimonials',
  },
  {
    rule: 'lens-prescription',
    severity: 'blocks',
    phrases: meant(WORDS, [
      '(?:escolha|escolheu|defina|selecione|peca) (?:a |o |sua |seu )?(?:cor|modelo|grau|tipo|quantidade|marca) ~4 (?:lentes?|coloridas) ~5 (?:retire|leve|receba|compre|pague|busque|peca|saia|use|pronto|clique|finalize|na hora|em casa)',
    ]),
    unlessEarlier: DENIED,
    unlessSentence: /(?<!sem |sem a )receita|exame|medica|adaptac/,
  },
];
