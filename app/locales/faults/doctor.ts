import type { Told } from './start-faults.ts';

/** What `npm run doctor` prints, first in Portuguese, then in English. */
export const doctorWords = {
  title: { pt: 'Verificação do sistema', en: 'System check' },
  seen: {
    pt: 'Configuração vista daqui',
    en: 'Configuration seen from here',
  },
  overall: {
    success: { pt: 'Tudo certo.', en: 'All good.' },
    warning: { pt: 'Funciona, com avisos.', en: 'Working, with warnings.' },
    error: { pt: 'Há um problema.', en: 'Something is wrong.' },
  },
  status: {
    success: { pt: 'certo', en: 'good' },
    warning: { pt: 'aviso', en: 'warning' },
    error: { pt: 'problema', en: 'error' },
    idle: { pt: 'não verificado', en: 'not checked' },
  },
  failing: { pt: 'Não está funcionando.', en: 'Not working.' },
  /** Why a check was left out. */
  skipped: {
    database: { pt: 'O banco de dados não responde.', en: 'The database does not answer.' },
    server: { pt: 'O site não responde.', en: 'The site does not answer.' },
    configuration: {
      pt: 'A configuração tem erros.',
      en: 'The configuration has errors.',
    },
  },
  machine: {
    node: {
      title: { pt: 'Node.js', en: 'Node.js' },
      fine: (version: string) => ({
        pt: `Versão ${version}.`,
        en: `Version ${version}.`,
      }),
      wrong: (version: string) => ({
        pt: `Versão ${version}; o programa usa a 24. Rode por npm run doctor e npm start, que trazem a certa.`,
        en: `Version ${version}; the program uses 24. Run it by npm run doctor and npm start, which bring the right one.`,
      }),
    },
    build: {
      title: { pt: 'Programa montado', en: 'Build' },
      fine: { pt: 'Está montado.', en: 'It is built.' },
      missing: {
        pt: 'Ainda não foi montado. Rode npm start, que monta e inicia o site.',
        en: 'It is not built yet. Run npm start, which builds and starts the site.',
      },
    },
    configuration: {
      title: { pt: 'Configuração', en: 'Configuration' },
      fine: { pt: 'Sem erros.', en: 'No errors.' },
      wrong: (count: number) => ({
        pt: `${count === 1 ? 'Há 1 erro' : `Há ${count} erros`}. Corrija cada linha (explicada em inglês) e inicie de novo.`,
        en: `${count === 1 ? '1 error' : `${count} errors`}. Fix each line and start again.`,
      }),
    },
    folder: {
      title: { pt: 'Pasta de dados', en: 'Data folder' },
      fine: { pt: 'Este usuário grava nela.', en: 'This user may write there.' },
      missing: {
        pt: 'Ainda não existe. O primeiro início a cria.',
        en: 'It does not exist yet. The first start makes it.',
      },
      closed: {
        pt: 'Este usuário não grava nela. Dê permissão, ou rode com o usuário do site.',
        en: 'This user may not write there. Allow it, or run this as the user of the site.',
      },
    },
    listener: {
      title: { pt: 'Processo do site', en: 'Process of the site' },
      fine: (port: number, pid: string) => ({
        pt: `Responde na porta ${port}${pid}.`,
        en: `Answers on port ${port}${pid}.`,
      }),
      silent: (port: number) => ({
        pt: `Ninguém responde na porta ${port}: o site está parado. Inicie com npm start, ou pelo serviço do sistema.`,
        en: `Nobody answers on port ${port}: the site is stopped. Start it with npm start, or by the system's service.`,
      }),
      other: (port: number, who: string) => ({
        pt: `A porta ${port} é de outro programa${who}. Feche-o, ou mude PORT (e BASE_URL).`,
        en: `Port ${port} belongs to another program${who}. Close it, or change PORT (and BASE_URL).`,
      }),
      stuck: (port: number, who: string) => ({
        pt: `Um programa ocupa a porta ${port}${who}, mas não responde. Se é o site, reinicie-o.`,
        en: `A program holds port ${port}${who} but does not answer. If it is the site, restart it.`,
      }),
    },
    postgres: {
      title: { pt: 'Servidor do banco de dados', en: 'Database server' },
      fine: (where: string) => ({ pt: `Está ligado (${where}).`, en: `It is running (${where}).` }),
      stopped: {
        pt: 'Está parado. Ele liga junto com o site: inicie com npm start.',
        en: 'It is stopped. It starts together with the site: run npm start.',
      },
      stoppedBeside: (pid: string) => ({
        pt: `Está parado, e o site (pid ${pid}) ainda roda. Ele religa sozinho em instantes; se não, reinicie o site.`,
        en: `It is stopped while the site (pid ${pid}) still runs. It restarts by itself in a moment; if not, restart the site.`,
      }),
      never: {
        pt: 'Ainda não existe. O primeiro início do site o cria.',
        en: 'It does not exist yet. The first start of the site makes it.',
      },
    },
  },
  /** Names of the checks of which the public page does not tell. */
  titles: {
    database: { pt: 'Banco de dados', en: 'Database' },
    occupancy: { pt: 'Conferência da agenda', en: 'Agenda' },
    disk: { pt: 'Espaço em disco', en: 'Disk space' },
    jobs: { pt: 'Tarefas em segundo plano', en: 'Background jobs' },
    mail: { pt: 'E-mail', en: 'Mail' },
    clock: { pt: 'Relógio', en: 'Clock' },
    'time-zone': { pt: 'Fuso horário', en: 'Time zone' },
    certificate: { pt: 'Validade do certificado', en: 'Certificate' },
    backups: { pt: 'Cópias de segurança', en: 'Backups' },
    cms: { pt: 'Cópia dos textos do WordPress', en: 'Copy of the WordPress texts' },
    google: { pt: 'Avaliações do Google', en: 'Google reviews' },
    payments: { pt: 'Pagamentos', en: 'Payments' },
    whatsapp: { pt: 'WhatsApp', en: 'WhatsApp' },
  },
  /** The connection of a site that only its own machine sees. */
  local: {
    pt: 'É normal enquanto o site roda só nesta máquina.',
    en: 'That is normal while the site runs on this machine alone.',
  },
  /** What to do about a check that is not fine. */
  todo: {
    server: {
      pt: 'Veja se o site está iniciado e se o proxy aponta para ele.',
      en: 'Check that the site is started and that the proxy points at it.',
    },
    tls: {
      pt: 'Renove o certificado no proxy e confira se a cadeia está completa.',
      en: 'Renew the certificate in the proxy and check that its chain is complete.',
    },
    'cms-pages': {
      pt: 'Confira CMS_URL e abra o WordPress no navegador.',
      en: 'Check CMS_URL and open WordPress in a browser.',
    },
    'cms-posts': {
      pt: 'Confira CMS_URL e abra o WordPress no navegador.',
      en: 'Check CMS_URL and open WordPress in a browser.',
    },
    'cms-categories': {
      pt: 'Confira CMS_URL e abra o WordPress no navegador.',
      en: 'Check CMS_URL and open WordPress in a browser.',
    },
    'cms-routes': {
      pt: 'Veja se algum plugin do WordPress fecha a interface wp/v2.',
      en: 'Check whether a WordPress plugin closes the interface wp/v2.',
    },
    dns: {
      pt: 'Confira os registros A e AAAA do domínio em quem o administra.',
      en: 'Check the A and AAAA records of the domain at its provider.',
    },
    host: {
      pt: 'Confira BASE_URL, e se o proxy leva esse nome a este site.',
      en: 'Check BASE_URL, and that the proxy leads that name to this site.',
    },
    assets: {
      pt: 'Monte o programa de novo (npm start) e confira as regras de arquivos do proxy.',
      en: 'Build the program again (npm start) and check the proxy’s rules for files.',
    },
    headers: {
      pt: 'Não deixe o proxy tirar cabeçalhos; HSTS pede https e HSTS diferente de off.',
      en: 'Do not let the proxy remove headers; HSTS needs https and HSTS other than off.',
    },
    speed: {
      pt: 'Veja a carga da máquina e do banco de dados.',
      en: 'Look at the load of the machine and of the database.',
    },
    'server-header': {
      pt: 'Tire o cabeçalho Server no proxy (no nginx, server_tokens off ou more_clear_headers).',
      en: 'Remove the Server header in the proxy (nginx: server_tokens off or more_clear_headers).',
    },
    database: {
      pt: 'Veja se o PostgreSQL está ligado, com a versão 15 ou mais nova; as mudanças vêm com o início do site.',
      en: 'Check that PostgreSQL runs, version 15 or later; the changes come with the start of the site.',
    },
    occupancy: {
      pt: 'Rode node scripts/audit-agenda.js, que diz quais agendamentos conferir.',
      en: 'Run node scripts/audit-agenda.js, which names the appointments to look at.',
    },
    disk: {
      pt: 'Libere espaço na pasta de dados.',
      en: 'Free some space where the data folder is.',
    },
    jobs: {
      pt: 'Veja “Tarefas que falharam” na área da equipe; se nada anda, reinicie o site.',
      en: 'See “Tarefas que falharam” in the staff area; if nothing moves, restart the site.',
    },
    mail: {
      pt: 'Confira SMTP_URL e MAIL_FROM com quem oferece o e-mail.',
      en: 'Check SMTP_URL and MAIL_FROM with the mail provider.',
    },
    clock: {
      pt: 'Ligue o acerto automático do relógio (NTP) nas duas máquinas.',
      en: 'Turn on automatic time (NTP) on both machines.',
    },
    'time-zone': {
      pt: 'Atualize o Node e o tzdata do servidor do banco de dados.',
      en: 'Update Node, and tzdata on the server of the database.',
    },
    certificate: {
      pt: 'Veja por que a renovação automática do certificado parou.',
      en: 'Find out why the automatic renewal of the certificate has stopped.',
    },
    backups: {
      pt: 'Diga a pasta em BACKUP_DIR e veja se a rotina de cópias roda.',
      en: 'Name the folder in BACKUP_DIR and check that the backup routine runs.',
    },
    cms: {
      pt: 'Confira CMS_URL; o site mostra a última cópia até lá.',
      en: 'Check CMS_URL; until then the site shows the last copy.',
    },
    google: {
      pt: 'Confira MAPS_KEY e se a chave aceita a Places API (New).',
      en: 'Check MAPS_KEY and that the key allows the Places API (New).',
    },
    payments: {
      pt: 'Veja as cobranças na área da equipe e as chaves de quem recebe.',
      en: 'See the charges in the staff area, and the keys of the provider.',
    },
    whatsapp: {
      pt: 'Confira o token e os modelos na Meta.',
      en: 'Check the token and the templates at Meta.',
    },
  },
} as const satisfies Record<string, unknown> & {
  todo: Record<string, Told>;
  titles: Record<string, Told>;
};
