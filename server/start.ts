import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sheetAt } from '#app/clinic/brand/brand-sheet.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { appointmentLabelsIn, limitServicesOf } from '#app/context/scheduling-services.ts';
import { sendsMail } from '#app/context/sends-mail.ts';
import { openAgendaLive } from '#app/features/agenda/live/agenda-live.server.ts';
import { isUnstaffed } from '#app/features/staff/staff-links.server.ts';
import { startFaults } from '#app/locales/faults/start-faults.ts';
import {
  announceWebhooks,
  paymentProviders,
} from '#app/payments/providers/payment-providers.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { createLog } from '#app/platform/log.server.ts';
import { watchMail } from '#app/platform/mail/mail-watch.server.ts';
import { auditOccupancy } from '#app/scheduling/occupancy-audit.server.ts';
import { serveAudio, serveFilms } from '#server/uploads/serve-uploads.ts';
import { apiPlugin } from './api/api-plugin.ts';
import { cmsWebhook } from './api/cms-webhook.ts';
import { paymentWebhooks } from './api/payment-webhooks.ts';
import { reminderHooks } from './api/reminder-hooks.ts';
import { buildApp } from './app.ts';
import { logoReader } from './brand/brand-logo.ts';
import { serveBrand } from './brand/serve-brand.ts';
import { changingMailer } from './changing-mailer.ts';
import { checkPorts, checksJob } from './check-ports.ts';
import { clientErrorsPlugin } from './client-errors/client-errors-plugin.ts';
import { readConfiguration } from './configuration.ts';
import { CONNECTION_LIMITS } from './connection-ceiling.ts';
import { openDatabase } from './database.ts';
import { startDevPages } from './dev-pages.ts';
import { grantToApp } from './grants.ts';
import { isDiskWritable } from './health.ts';
import { settleInstallation, watchForRestore } from './installation.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { prepareJobs } from './jobs/prepare-jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { measurementPlugin } from './measurement/measurement-plugin.ts';
import { migrate } from './migrate.ts';
import { openContent } from './open-content.ts';
import { openGoogleReviews } from './open-google-reviews.ts';
import { ownAgendas } from './own-agenda.ts';
import {
  brandForms,
  contentForms,
  dataImportForms,
  imageUploads,
  loginForms,
  mapForms,
  mediaForms,
  recordForms,
  statementForms,
} from './pages/content-forms.ts';
import { createPageCache } from './pages/page-cache.ts';
import { listenForChangedPages } from './pages/page-invalidation.ts';
import { importPageBuild, reactPages } from './pages/react-pages.ts';
import { PROJECT_DIR } from './project-dir.ts';
import { reachDatabase } from './reach-database.ts';
import { newSetupLink } from './setup-link.ts';
import { shareImages } from './share-images/serve-share-images.ts';
import { type StopStep, stopOnSignal } from './shutdown.ts';
import { startAgenda } from './start-agenda.ts';
import { assertPortIsFree, tellStartFault } from './start-fault.ts';
import { serveImages } from './uploads/serve-uploads.ts';

/** Everything that was started, last first: the order in which it is stopped. */
const steps: StopStep[] = [];
const started = (name: string, stop: () => Promise<unknown>) => steps.unshift([name, stop]);
/** Set when the process was told to stop; what the unfinished start then trips over is no fault. */
const stopping = new AbortController();

try {
  await start();
} catch (error) {
  // The stop that is under way ends the process.
  if (!stopping.signal.aborted) {
    tellStartFault(error);
    for (const [, stop] of steps) await stop().catch(() => undefined);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const { env, clinicFile, contents: first, warnings } = await readConfiguration(PROJECT_DIR);
  const log = createLog(env);
  const stop = stopOnSignal({
    // Under a load test finishing what is in flight may take its time.
    ...(env.rateLimits ? {} : { hardExitMs: 120_000 }),
    steps,
    log,
    onStop: () => stopping.abort(),
  });
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'uncaught fault, stopping');
    void stop(1);
  });

  const dataDir = resolve(env.dataDir ?? join(PROJECT_DIR, 'data'));
  // Before anything is changed, so that a second start by mistake changes nothing.
  await assertPortIsFree(env);
  await mkdir(dataDir, { recursive: true });
  const database = await reachDatabase(env, log);
  started('PostgreSQL', database.stop);
  await migrate(database.ownerUrl, { log });
  await prepareJobs(database.ownerUrl);
  await grantToApp(database.ownerUrl, database.appUrl);
  const { secret: appSecret, wasRestored } = await settleInstallation(database, {
    ...env,
    dataDir,
  });
  const restoreWatch = watchForRestore(database, { dataDir, log });
  started('restore watch', restoreWatch.stop);
  const lost = { onError: (error: Error) => log.warn({ err: error }, 'database connection lost') };
  const { db, pool, close } = openDatabase(database.appUrl, lost);
  started('database', close);
  const agendas = ownAgendas(database.appUrl, lost);
  started('agendas', agendas.close);
  const clinic = await startAgenda({ db, log }, clinicFile);

  const common = { db, clock: systemClock, log, clinic };
  const content = await openContent({ ...common, clinicFile, first, cmsUrl: env.cmsUrl });
  const { contentStore } = content;

  const directory = join(dataDir, 'mail');
  const mailing = await changingMailer({
    ...{ db, env, directory, secret: appSecret },
    clinic: () => contentStore.now()['pt-BR'].clinic,
  });
  const mailer = watchMail(mailing, { clock: systemClock, log });
  // In the background: a mail server that is away must not keep the site from starting.
  void mailer.look();
  started('mail', () => mailer.close());
  const providers = paymentProviders(env, common);
  const checking: { services?: AppServices } = {};
  const {
    jobs,
    deadLetters,
    isHealthy,
    keepDays,
    stop: stopJobs,
  } = await startJobs({
    url: database.appUrl,
    log,
    handlers: (senders) =>
      jobHandlers({
        ...common,
        // As staff have settled it by the time of each job.
        get clinic() {
          return contentStore.now()['pt-BR'].clinic;
        },
        jobs: senders,
        paymentProviders: providers,
        whatsapp: env.whatsapp,
        sms: env.sms,
        cmsUrl: env.cmsUrl,
        mailer,
        sendsMail: () => sendsMail({ env, checks: { isMailSet: mailing.isSet } }),
        baseUrl: env.baseUrl,
        secret: appSecret,
        labelsIn: (locale) => appointmentLabelsIn(contentStore.now())(locale),
        contentStore,
        clinicFile,
        importing: contentStore,
        fillSearch: content.fillSearch,
        runChecks: checksJob(() => checking.services),
      }),
  });
  started('jobs', stopJobs);

  const pageCache = createPageCache();
  const googleReviews = openGoogleReviews({ env, log, contentStore, pageCache });
  const agendaLive = openAgendaLive({ clock: systemClock, stopping: stopping.signal });
  const services: AppServices = {
    ...{ ...common, agendaLive },
    ownAgendaOf: agendas.of,
    get contents() {
      return contentStore.now();
    },
    get clinic() {
      return contentStore.now()['pt-BR'].clinic;
    },
    contentStore,
    jobs,
    deadLetters,
    paymentProviders: providers,
    mailTrouble: mailer.trouble,
    checks: checkPorts({
      ...{ db, clock: systemClock, dataDir, backupDir: env.backupDir, areJobsPolled: isHealthy },
      ...{ cmsUrl: env.cmsUrl, googleReviews, isMailSet: mailing.isSet },
    }),
    googleReviews,
    env: { ...env, appSecret },
  };
  checking.services = services;
  const takeChanges = async () => {
    try {
      await contentStore.refresh();
      if (await mailing.refresh()) void mailer.look();
      await keepDays();
    } catch (error) {
      log.error({ err: error }, 'what has changed could not be read');
    }
    pageCache.clear();
  };
  const invalidation = listenForChangedPages({
    databaseUrl: database.appUrl,
    log,
    onChange: () => void takeChanges(),
    onAgenda: agendaLive.tell,
  });
  started('page invalidation', invalidation.stop);

  const isDevelopment = env.nodeEnv === 'development';
  const dev = isDevelopment ? await startDevPages(PROJECT_DIR) : undefined;
  if (dev) started('development pages', dev.stop);
  const build = dev?.build ?? (() => importPageBuild(join(PROJECT_DIR, 'build/server/index.js')));
  const mode = isDevelopment ? 'development' : 'production';
  const pageHandler = reactPages(build, { services, mode });
  services.renderPage = (path, shown) =>
    reactPages(build, { services: shown, mode })(new Request(new URL(path, env.baseUrl)), {
      address: '',
    });
  const app = await buildApp({
    env,
    shedsLoad: env.rateLimits,
    connectionLimits: env.rateLimits ? CONNECTION_LIMITS : undefined,
    log,
    reach: () => services.clinic,
    pageHandler,
    pageCache,
    checks: {
      database: async () => (await pool.query('select 1')).rowCount === 1,
      disk: () => isDiskWritable(dataDir),
      jobs: async () => isHealthy(),
    },
    healthDetails: {
      occupancy: async () => ({ findings: (await auditOccupancy(services)).length }),
      mail: async () => ({ failingSince: mailer.trouble()?.since ?? null }),
    },
    api: apiPlugin(services),
    measurement: measurementPlugin(services),
    vendorIds: env.vendorIds,
    clientErrors: clientErrorsPlugin(services),
    paymentWebhooks: paymentWebhooks({
      providers,
      baseUrl: env.baseUrl,
      limits: limitServicesOf(services),
      log,
      ask: (check) => jobs['charge-check'](db, check),
    }),
    reminderHooks: reminderHooks({
      ...{ db, clock: systemClock, jobs, secret: appSecret, log },
      limits: limitServicesOf(services),
      whatsapp: env.whatsapp,
    }),
    cmsWebhook: cmsWebhook(services),
    backupHost: clinic.backupHost,
    shareImages: shareImages(contentStore.now, logoReader(db)),
    brand: serveBrand({ db, clinic: () => services.clinic }),
    brandSheet: (address) => sheetAt(services.clinic, address),
    images: serveImages(db),
    audio: serveAudio(db),
    films: serveFilms(db),
    largeForms: [
      imageUploads(services),
      ...mediaForms(services),
      ...contentForms(services),
      ...statementForms(services),
      ...mapForms(services),
      ...brandForms(services),
      ...dataImportForms(services),
      ...recordForms(services),
      ...loginForms(services),
    ],
    clientDir: isDevelopment ? undefined : join(PROJECT_DIR, 'build/client'),
    devMiddleware: dev?.middleware,
  });
  started('server', () => app.close());
  await app.listen({ host: env.host, port: env.port });

  // In the background: a bank that is away must not keep the site from starting.
  void announceWebhooks(env, common).then(
    (outcome) => log.info({ outcome }, 'payment notices'),
    (error: unknown) => log.warn({ err: error }, 'payment notices: the bank could not be told'),
  );

  // In the background, too: the first visitor finds them.
  googleReviews.look();
  for (const warning of warnings) console.log(`Warning: ${warning}`);
  if (!env.smtpUrl) console.log(`No SMTP is configured: mails are kept as ${mailer.describe}.`);
  if (database.dir)
    console.log(`The database is in ${database.dir}, the secret key in ${dataDir}.`);
  if (wasRestored) console.log(`${startFaults.restored.pt} ${startFaults.restored.en}`);
  if (await isUnstaffed(db)) {
    const link = await newSetupLink({ db, clock: systemClock }, env.baseUrl);
    console.log(`Nobody can sign in to the staff side yet. Prepare it within 24 hours: ${link}`);
  }
  console.log(`${clinic.siteName} is ready: ${env.baseUrl.origin}/`);
}
