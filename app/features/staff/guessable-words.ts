/**
 * What passwords are made of most often, here and elsewhere, in small letters without accents. A
 * password must have more than these, sequences, years and the account's and the clinic's own names.
 */
export const GUESSABLE_WORDS: readonly string[] = `
  abacaxi abelha abril acesso admin administrador administrator adriana agenda agosto alberto alegria
  alessandra alex alexandre aline alfa alice aluno amanda amigo amigos amizade amor amore ana anderson
  andre andrea andreia angel angela animal anjo antonia antonio aparecida arthur atleticomg atletico
  avenida azul bahia banana banco bandeira baseball batata batman beatriz bebe beleza benfica
  bernardo biblia bicicleta bola bom bonita brasil brazil brilho bruna bruno cachorro cadastro cafe camila
  campeao capoeira carinho carla carlos carnaval carolina casa casamento catarata catarina cavalo caveira
  celular chave chelsea chocolate cidade cinema clareia claudia claudio clinica cliente coelho colirio
  colorado computador computer conta contato coracao corinthians corinthiano cristiane cristiano cristina
  cruzeiro daniel daniela danilo dantas david davi deborah debora default demo denise deus deusefiel
  dezembro diabo diego dinheiro dolphin domingo doutor doutora dragao dragon eduarda eduardo elaine
  elisa elizabete email emprego empresa enfermeira enfermeiro enzo equipe erica escola espirito estrela
  eternamente eunice eusouamor evangelho exame fabiana fabio facebook familia fatima felicidade felipe
  feliz fernanda fernando fe fevereiro fiel filha filho filhos flamengo flavia flavio flor florzinha fluminense
  football forever formiga francisca francisco freedom futebol gabriel gabriela galinha galo gata gatinha
  gatinho gato geladeira giovanna giovana glaucoma gloria google goiania gremio guilherme gustavo hamilton
  heloisa helena henrique hello hospital hunter iloveyou infinito inicial instagram internacional internet
  inverno isabel isabela ivan jaqueline janeiro jeova jesus jesuscristo jessica jessie joana joao joaopedro
  jorge jose josefa jordan juliana juliano julho julia julio junho junior juventus karina katia killer laranja
  larissa laura leandro legal leonardo leticia letmein liberdade liga linda lindo livro login lorena love
  loucura luana lucas luciana luciano lucia luiz luiza luna macaco madonna magica maio manager manutencao
  manuela mar marcela marcelo marcia marcio marco marcos maria mariana marina mario mariposa marta master
  mateus matheus matrix mauricio medica medico medicina melancia melhor melissa menina menino mestre meu
  meuamor michael michele miguel minas minha minhavida monica monkey mudar mulher mundo musica natal natalia
  nascimento neymar ninja nicole noite nossa nova novembro novo oculos oftalmo oftalmologia oftalmologista
  oi olho olhos outubro paciente padrao paixao palmeiras pandora papai paris parola pass passe passaro
  passw0rd password patricia paula paulo paz pedro pepita perfeito pessoa pokemon porta portugal
  praia presente primavera primeiro princesa princess priscila professor professora qualidade quarta queen
  querida querido rafael rafaela rainha raquel recepcao recepcionista regina renata renato retina ricardo rio
  roberta roberto rocha rodrigo rogerio romeu rosa rosana root sabado sabrina samuel sandra santa
  santo santos saopaulo saude saudade sebastiao secret secreto segredo segunda segura seguranca
  seguro sempre senha senhor sergio setembro sexta shadow silva silvana silvia simone sistema site sol soldado
  sonho soraya sorriso souza star starwars sucesso suelen sunshine superman suporte tatiana tecnico telefone
  temporario temporaria terca teste test teamo tiago thiago tigre todos trabalho tricolor trustno1 tudo
  twitter uberlandia unico usuario user valentina vanessa vasco velocidade verao verde vermelho veronica
  viagem vicente victor vitor vitoria vida vinicius violeta visao visitante vivian viver voce wagner welcome
  wellington whatever whatsapp william windows wordpress xbox yasmin youtube zeca zebra
`
  .trim()
  .split(/\s+/)
  .filter((word) => word.length > 2)
  .sort((one, other) => other.length - one.length);
