/**
 * Words that head the rankings of leaked passwords, here and abroad, in small letters without accents:
 * names, clubs, artists, animals, faith, affection, cars. Collected for this project, no list is copied.
 * One or two of them, or of `GUESSABLE_WORDS`, are refused whatever digits and signs stand around them.
 */
const WORDS = `
  aaliyah aaron abacate abcabc abcd abcdabcd abcdefg abigail acai access account action adam
  adidas admin adrian adriano adrielle afonso agnes agora agosto aguia airton alana alba albert
  albino alcides alegre alemanha alessandro alex alexa alexander alexandra alexis alfredo alicia
  alisson allan allison almeida alohomora altair alvaro alves amarelo amazonas ambiente ambrosio
  amelia america americano amigas amore amores amorim amorzinho amote amoteamo ananda anderson
  andorinha andrade andreas andrew android angel angelica angelo angels angie anime anita anne
  annie anonimo anthony apache apollo apple apples april aquario aquarius arara araras araujo
  arcanjo arco arielle arlindo armando arnaldo arquivo arroz arsenal arte artes asdasd asdf
  asdfasdf asdfgh asdqwe asdzxc ashley aslan assis astrid asus atalaia athena atlas atletica audi
  augusta augusto aurelio aurora austin author avatar avengers avestruz avril azeite azerty
  azevedo baby babyboy babygirl babylon bacana bacon badboy bahamas baiano bailarina baixinha
  baleia bambam bananas bandit barbara barbie barbosa barcelona barney barros bastos batatinha
  batista batman beach beagle bear bears beautiful beaver becker beijaflor beijo beijos beleza
  bella belle bento berenice berlin bernard bernardes bertha bestfriend betania betinho beto
  bezerra bianca bigdaddy bigdog billy bird birdie birthday bitcoin black blackberry blackcat
  blackjack blessed blink blonde bloods blossom blue blueberry bluebird bmw bobby bolinha
  bolsonaro bombom boneca bonita bonitinha bonitinho booboo booger boomer borboleta borges boston
  botafogo bradley branca branco brandon brandy bravo brayan brazilian brenda breno brian
  brigadeiro britney brooke brooklyn brother brothers bruninha brunna bruxa bubba bubble bubbles
  buceta buddy buffalo bugs bulldog bullet bunny burger buster butter butterfly button cabelo
  cabral cabrita cachaca cachorra cachorrinho cadeado caio caique caixa calculadora calebe
  california calvin camaleao camaro camera camilo caminhao caminho campinas campos canada canario
  cancer candida candy caneca caneta canguru canon capeta capitao cappuccino captain caranguejo
  cardoso carioca carmem carmen carneiro caroline carrinho carro carros carvalho casado casanova
  cascao casinha cassandra cassia cassio castelo castro catalina cativeiro catolica cauan caue
  cavalcante cavaleiro cebola cecilia ceilandia celeste celia celio celso cerveja chacal chandler
  changeme chapeu charles charlie charlotte chaves cheer cheese chelsea cherry cheryl chester
  chevette chevrolet chicago chicken chico chiquinho chloe chocolat chris christian christina
  christine christopher chuck chuva ciencia cigana cinderela cintia clara classic claudete
  claudinha clayton cleber cleide cleiton cleopatra clever clinton clover coca cocacola cocada
  cocker coco codigo coelhinho coffee colegio college colombia color colors companhia computacao
  comunidade concurso condor conectado confidencial confuso conquista consulta contabil contador
  cookie cookies cooper copacabana corsa coruja corvette costa cotia courtney cowboy cowboys cravo
  creative creuza crianca cricket cristal cristao cristian cristo crystal cuidado cunha cupcake
  curitiba cuzcuz cynthia daisy dakota dallas damasceno damiao dance dancer danger danielle danny
  darkness darkside darling david davidson debian december deivid delfim delfin delta demetrio
  demonio denis denver desenho destiny deusa deusamor deuseamor deuseluz deusnocomando devil
  dexter diamante diamond diana digital dilma dilson dinamite dinossauro dirceu direito diretor
  discovery disney divina divino django doce doctor dodger dogs dolly dolores domingos donald
  dorinha dorival douglas draco dragonball dragons dreams drummer duarte ducati duda dudinha dudu
  duende eagle eagles eclipse edgar edilson edinho edison edmilson edna edson edvaldo einstein
  elaine electric elefante element elena elephant eletrica eliana eliane elias elis elite
  elizabeth elizangela ellen eloa eloisa elvira elvis elza emanuel emanuela emerson emilia emilio
  emily eminem emmanuel enfermagem engenharia engenheiro england enigma enter enzinho eragon erick
  erika erivaldo ernesto escorpiao escritorio esmeralda espanha esperanca esporte esposa estefany
  estela ester esther estrelinha estudante eternal eternidade eterno euamo eumeamo eunice euteamo
  evandro evelyn everton evolution excalibur explorer extreme fabiola fabricio facil falcao falcon
  fantasia fantasma farmacia farofa fashion faustao favela feijao feijoada felicia felix feliz
  feminina ferradura ferrari ferreira ferro fiat ficticio figueiredo filhote filipe filosofia
  finance fire firefly firefox fireman fish fisica fisioterapia flavinha flavinho florence flores
  floresta florida floripa flower flowers fofa fofinha fofinho fofo foguete fonseca ford fortaleza
  forte fortuna fotografia france francesca franciele francine francis frango franklin freddy
  freedom freeman freitas fridge friend friends frieza fuckme fuckoff fuckyou funny furacao fusca
  future gabi gabriele gabrielle galaxy galinha gamer games gandalf garcia garfield garota garrafa
  gasparzinho gateway gatona gatuno gaucho gemeos gemini genesis genius george georgia geraldo
  gerente germany gerson ghost giants gilberto gilmar gilson gilvan gina ginger giovani girassol
  girls gisele gislaine giulia gizmo glauber gleice global goiaba goiano golden golfe golfinho
  goliath gomes goncalves goodluck gordinha gordinho gordo gostosa gostoso governo graca gracas
  grace gracinha graziela green greenday gregory grenal guarana guaxinim guedes guerra guerreira
  guerreiro guinness guitar guitarra gunner guns guri gutemberg hacker hahaha hannah happiness
  happy hardcore harley harmonia haroldo harrison harry harrypotter hawaii heart heaven heitor
  helena helio hellokitty helmut heloiza herbalife hercules hermes hermione heroi hiago history
  hockey holanda holiday hollywood homem homer honda honey hope hora horizonte horse horses
  hortensia hotdog hotmail house houston hugo hulk humberto humildade hyundai iago iara icecream
  idiota igor igreja iguana ilhabela iloveu iloveyou imagem imperador imperio importante
  impossivel impressora india indiana infantil informatica inglaterra ingles ingrid inocencia
  insanity intel inter internacional invictus ipanema ipatinga iphone ipod iracema irene irineu
  irma irmao irmaos ironman isaac isabella isabelle isadora isaias isis islam israel itabira
  italia ivone ivonete izabel jabuticaba jacare jack jackass jackie jackson jaco jade jaguar jaime
  jamaica james janaina jandira jane janice jardim jasmim jasmin jasmine jason javier jeferson
  jefferson jenifer jennifer jenny jeremias jeremy jericho jesusamor jesuscristo jesuseamor
  jesuseocaminho jesusmeama jesussalva jesusteama jhonatan jhonny joan joaninha joaovictor joaquim
  joel joelma joelson jogador jogos john johnny johnson joinville jonas jonathan jordana joselito
  joseph joshua josiane josias josue jovem joyce juan jubileu judith juju juliane julieta juliette
  julinha julius junin juninho jupiter jurema juridico justica justin justine kaique karate karen
  karine karla karol karolina kathleen katrina kauan kawasaki keith kelly kenneth kermit kevin
  killer kimberly king kingdom kings kitten kitty kleber koala kraken laguna lalala lampada lancer
  laptop larinha lauren lazaro leandra leao legend leidiane leitao leite lemon lennon leoa leonel
  leonidas leonor leopardo leticia liberdade libra library lidia lilian liliana lilica lima limao
  limeira lincoln lindaflor lindinha lindona lindsay lineu linkinpark linux lion lions lisboa
  lizard lobinho lobisomem lobo locadora logan lola lolita london londres londrina lopes lorenzo
  loreto louco louise lourdes lovely loveme lover loveyou lucas lucasa lucca lucia luciene lucifer
  lucimar lucinha lucky lucy ludmila luisa luizinho lukas lula lulu luluzinha luna luxemburgo
  luzia macarrao maceio machado machine maciel macintosh madalena maddie madison madruga madureira
  maggie magic magnolia magnum maiara maicon mailton maionese maite malaquias maluca maluco mamae
  mamaepapai mamao manchester manga mango manoel manoela manolo manteiga maracuja maradona
  maranhao maratona marcella marciano margaret margarete margarida margarita maria mariaclara
  mariaeduarda mariajose marialuiza marie marilda marilia marilyn marine marines marinho marisa
  maristela marlboro marlene marley marlon marques martelo martha martin martina martinez martinho
  martins marvel marvin mascara massa matematica matilda matilde matthew maura mauro maverick
  maximus maxwell mayara mayra mclaren medalha megan megatron melancia melinda mello melo melody
  memorias mendes mendonca mengao mercado mercedes mercurio merlin messi messias metal metallica
  mexico miami micael michel michelle michigan mickey microsoft midnight miguelito milena milene
  milionario miller milton minecraft mineiro minerva mingau minnie miranda mirela mirian
  misericordia missy mister mitchell mizuno moacir modelo moises molly monalisa monaliza money
  moneymaker monique monkeys monster montanha monteiro moraes morango moreira morena morgan morro
  mortadela mortal moscou mostarda motoca motocross motoqueiro motorola moura mudarsenha muller
  muralha murilo music mustang mykids myspace nacional nada nadador nadia naiara namorada namorado
  nanda nando naruto nascar natacao natan natasha nathalia nathalie nathan natureza naval nayara
  negao neguinha neguinho neide nelson nemesis nene neneca neto netuno newcastle newport newyork
  neymar nicholas nicolas nicolau nicolly nikita nikki nilton nilza nintendo nirvana nissan nivea
  noah nobody noel nokia nonato nordeste norma noronha norway nostradamus notebook noticia nunca
  nunes nutella obrigada obrigado october odair odette odonto office okinawa olimpia olimpo olinda
  oliveira oliver olivia omega onepiece online opala operador oracao oracle orange orchid orion
  orlando orlandocity orquidea oscar osmar osvaldo otavio outlaw ovelha ozzy pablo pacheco
  pacifico packers padaria padre paixaoeterna palhaco paloma pamela panasonic panda panela pantera
  panther papagaio papel paquita paraiba paraiso parana parasempre parceiro parker pascal
  passarinho passaro passion passos pastel pastor patinha patinhas patinho patria patrick patriots
  patroa paula paulinha paulinho paulista paulistano peace peaches peanut pedra pedrinho peixe
  peixes peixinho pelotas penelope penguin pepper pepsi pequena pequeno pereira perola perseu
  pessanha peter peterpan petra petrobras petronio phantom philip phoenix photo piano picanha
  picapau picasso picolo pietra pietro pikachu pimenta pinguim pinheiro pink pinky pintinho pinto
  pipoca pippin pirata pirate pirulito pitanga pitbull pitufa pizza placebo planeta plasma platina
  platinum playboy player playstation please pluto poesia polar police policia polly polonia
  pombinha ponei ponte poodle pookie popcorn popeye porsche portuguesa positivo power powerful
  powerranger preciosa precious presidente preta pretinha pretinho preto primo primos prince
  princesinha principe priscilla private producao projeto promessa protocolo publicidade pudim
  puma pumpkin puppy purple qazwsx qazxsw quadrado quarentena quatro queijo queiroz quicksilver
  quimica qwaszx qweasd qweasdzxc qweqwe qwerty qwertyu raiders raimundo rainbow rainha ramires
  ramones ramos ranger rangers raphael raposa rapunzel raquel rasputin rastafari rational raul
  ravena ravens rayane raymond realmadrid rebeca rebecca rebelde rebeldes redacao redbull reddevil
  redsox reggae reginaldo reinaldo reino rejane relampago remedio renan renato renault republica
  reset resident resultado retrato rhcp ribeirao ribeiro ricardinho richard rihanna riodejaneiro
  rita rivaldo robert robertinho robin robinho robinson robocop robson rochinha rock rocket
  rocknroll rockstar rocky roger rogeria rogerinho romance romano romario romulo ronaldinho
  ronaldo rosalia rosamaria rosangela rosas roseli rosemary rosilene rosinha rottweiler rubens
  rubinho ruby rugby runescape russia sabedoria sabrina sagitario saints sakura salada salgado
  salmao salmos salomao salvacao salvador samanta samantha samara samba sampaio samson samsung
  samurai sanches sandro sandy sangue santana santiago santinha santista santuario sapatinho
  sapato sarah saravah sargento sasha saturno savana savannah school scooby scoobydoo scorpion
  scott seattle sebastian segredos selena semnome semsenha senac senai senhas senhora seninha
  serenity sergipe seringa serpente serra sertanejo service servidor setembro shadow shakira
  shalom shannon sharon sheila shelby sherlock shirley shopping shrek siemens sierra silvana
  silveira silver silvestre simba simples simpson simpsons sinatra sistemas skate skater skyline
  skywalker slayer slipknot smile smiley smith smokey snickers snoopy snowball snowman soares
  soberano soccer sofia sofrimento solange soledad solteira solteiro sonhos sonia sonic sophia
  sophie sorocaba sorvete souza sparky spartan special spencer spider spiderman spirit sporting
  sports spring stallone stanley star steelers stefany stella stephanie sterling steven stitch
  store stuart student suassuna sucata suelen suellen sugar summer sunday sunflower super superman
  superstar surfista susana suzana suzuki swallow sweet sweetheart sweety sylvia tabata tainara
  tangerina tarantula tartaruga tatuagem taurus tavares taylor teacher teamojesus teclado
  tecnologia teixeira telecom television telhado tempestade tempo tennis teodoro teresa teresina
  terezinha terminator terra tesoura tesouro thais thalia thalita thayna theodore therock thomas
  thor thunder tiaraju tiffany tiger tigers tigger tigrao timao titanic titanium tobias toby
  tomate tommy topgun torcida toronto torres touro toyota traktor transito trapalhoes travesso
  travis trevo trindade trinity triunfo tropical trovao trustme trustno tubarao tucano tudodebom tulipa
  turbo turismo tweety twilight ubatuba uberaba umbrella unicornio unidos united universal
  universe universidade universo ursinha ursinho urso ursula valdemar valdir valencia valeria
  valmir valter vampira vampire vampiro vanderlei vanessinha vaqueiro vargas varginha vegeta velho
  vencedor vencer veneno vento ventura venus verdade verdao vermelha vestibular veterinaria
  viadinho viajar vicentina victoria vieira viking vilela vilma vingador viola violino viper
  virgem virginia virtual vitinho vivaavida vivi viviane volkswagen volleyball volvo vovo
  vovozinha waldir wallace walter wanderson warcraft warrior warriors washington water webmaster
  welington wesley weslley wilker wilson winner winston winter wolf wolverine wolves wonderful
  world xavier xuxa xuxinha yago yahoo yamaha yankees yellow ygor yolanda yuri zaqueu zelda
  zeppelin zequinha zidane zilda zorro zumbi
`;

export const LEAKED_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
