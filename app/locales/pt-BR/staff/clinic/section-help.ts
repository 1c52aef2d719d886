/** What each part of the clinic's data is for and what to look out for, by its address below /equipe/clinica. */
export const sectionHelp: Readonly<Record<string, readonly string[]>> = {
  identidade: [
    'O nome do site é o que os pacientes leem; a razão social e os registros vão para o rodapé, os recibos e os textos que a lei pede. Copie os números do cartão do CNPJ e do certificado do CRM.',
    'O domínio muda o endereço de todo o site. Combine antes com quem cuida dos computadores.',
  ],
  endereco: [
    'Escreva o endereço como o carteiro lê. Ele aparece no site, nos e-mails, no mapa e no arquivo da agenda do celular.',
    'Vai se mudar? Preencha “Vale a partir de” com o dia da mudança. O site troca sozinho, e depois de salvar você vê quem tem horário marcado e precisa saber.',
    'O ponto no mapa se acerta com os botões embaixo do endereço.',
  ],
  unidades: [
    'Só para quem atende em mais de um lugar. Cada unidade tem endereço, horário e, se quiser, telefone.',
    'O nome da casa principal só é preciso quando existe outra, para o paciente saber qual escolher.',
    'Unidade que fecha se arquiva. Quem tem horário nela aparece na lista de quem avisar.',
  ],
  contatos: [
    'O telefone e o WhatsApp vão para todas as páginas e e-mails. Depois de salvar, ligue para o número que o site mostra: um dígito trocado custa pacientes.',
    'Sem WhatsApp? Apague o número: as páginas e os e-mails passam a mostrar só o telefone. A equipe continua podendo escrever aos pacientes pelo celular da recepção. Com o número de volta, tudo volta.',
    'Rede social em branco não aparece em lugar nenhum.',
  ],
  pessoas: [
    'Toque no nome para abrir a pessoa. Quem “atende com hora marcada” entra na agenda; confira depois os horários dela.',
    'Vai sair? Escreva o último dia em “Trabalha aqui até”. A tela diz as vagas que fecham e as consultas que ficam para depois dele. Arquive quando ela não deve mais aparecer em nenhuma escolha.',
    'Se quem sai é responsável pela clínica, escolha embaixo do último dia quem assume. Troca sozinho no dia seguinte.',
    'O registro e o RQE são pedidos pelo CFM em toda publicidade: copie da carteira.',
  ],
  convenios: [
    'A ordem daqui é a que o paciente vê. “O que trazer” vai para a confirmação e o lembrete: escreva como você diria ao telefone.',
    'Convênio que a clínica deixou se arquiva. Quem já marcou por ele continua com o que foi combinado.',
    'Dias, limites e guias de cada um ficam em “Regras dos convênios”.',
  ],
  planos: [
    'Toque no nome de um plano para mudar pares e consultas. As setas mudam a ordem do site.',
    'Quem já contratou fica com o que assinou: a mudança vale para contratos novos. Para começar num dia certo, preencha “Vale a partir de”.',
    'Plano arquivado sai do site, e o seu endereço leva à lista dos planos. Nome, lista do que inclui e os outros textos ficam em “Textos do site”; os preços, em “Preços e oferta dos planos”.',
  ],
  flex: [
    'É a mensalidade que a página dos planos mostra.',
    'Para mudar o valor num dia certo, preencha “Vale a partir de”.',
  ],
  agenda: [
    'São as regras para quem marca pelo site: com quanta antecedência, até quando cancela e quantos encaixes cabem no dia. Vocês, na recepção, podem mais.',
    'O passo é de quantos em quantos minutos um horário pode começar, contado da abertura. Passo pequeno mostra mais horários, mas não cria vagas.',
  ],
  formulario: [
    'Pergunte só o que vocês usam: cada pergunta a mais faz gente desistir no meio.',
    'Nome e telefone são sempre pedidos, porque sem eles não há como atender.',
  ],
  retornos: [
    'Diga qual serviço tem retorno e em quantos dias. A agenda oferece o retorno nesse prazo.',
    'No pós-operatório, cada linha é uma volta contada do dia da cirurgia. Mudar aqui vale para as próximas séries; as marcadas ficam como estão.',
  ],
  legal: [
    'O nome e o e-mail do encarregado aparecem na política de privacidade. Use um e-mail que alguém lê toda semana: os pedidos têm prazo na lei.',
    'Clínica pequena pode ser “agente de pequeno porte”. Na dúvida, pergunte a quem cuida da parte jurídica.',
  ],
  partes: [
    'O que você desliga sai do menu, do rodapé, da busca e do mapa do site. Os textos não se perdem: voltam quando você liga.',
    'Troque ou desligue os textos de exemplo antes de abrir o site.',
  ],
  respostas: [
    'Cada resposta é um botão na página da mensagem e abre um texto que vocês ainda podem mudar antes de mandar.',
    'Escreva as perguntas de todo dia: valor, convênio, como chegar. A ordem daqui é a dos botões.',
  ],
  assuntos: [
    'Um assunto só sai de todo enquanto nenhum artigo o tem. Os outros se arquivam: quem tem o assunto fica com ele, e ninguém mais o escolhe.',
    'Antes de salvar, a tela diz quantos artigos e rascunhos têm o assunto.',
    'Se o endereço mudar, o antigo leva ao novo: links já mandados continuam valendo.',
  ],
  palavras: [
    'São as palavras que as pessoas escrevem quando procuram uma clínica como a de vocês. Pense em como o paciente fala, não em como o médico escreve.',
    'Poucas e certas valem mais: o que a clínica faz e a cidade bastam.',
  ],
};
