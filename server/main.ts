import { existsSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { BadEnvironment, clientConfigOf, type Environment, isProduction, readEnvironment } from './config.ts'
import type { Connection } from './database/database.ts'
import { NewerDatabase } from './database/newerDatabase.ts'
import { DataDirectoryInUse } from './database/processLock.ts'
import { createDocumentPool } from './documents/documentPool.ts'
import { createPlantPool } from './engines/plantPool.ts'
import { createRehearsalPool } from './engines/rehearsalPool.ts'
import { filesOf } from './filesOf.ts'
import { shownText } from './http/shownError.ts'
import { demonstrationPassword } from './identity/development/demonstrationPeople.ts'
import { demonstrationPeople } from './identity/providerDatabase.ts'
import { inDatabase } from './integrations/files/inDatabase.ts'
import { createJobRunner } from './jobs/jobRunner.ts'
import type { Job } from './jobs/jobStore.ts'
import { createsDatabase, openDatabase } from './openDatabase.ts'
import { originOf } from './origin.ts'
import { designOf, labelsOf, lgxOf, mailOf } from './outsideSystems.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { createMasters } from './services/engine/masters.ts'
import { announceJob } from './services/jobs/announceJob.ts'
import {
  designJobHandlers,
  jobHandlers,
  jobRetries,
  rehearsalJobHandlers,
} from './services/jobs/jobHandlers.ts'
import { linkOfSending } from './services/offer/linkOfSending.ts'
import { createDefinitions } from './services/quoteItem/definition.ts'
import { queueReminders } from './services/reminders/remindersJob.ts'
import { createSignIn } from './signIn.ts'
import { signInList } from './signInList.ts'
import { todayIn } from './todayIn.ts'

const builtApplication = fileURLToPath(new URL('../dist', import.meta.url))
const packageFile = fileURLToPath(new URL('../package.json', import.meta.url))

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}

function buildInfo() {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const index = `${builtApplication}/index.html`
  return { version, date: existsSync(index) ? statSync(index).mtime.toISOString() : '' }
}

/** Thrown when somebody else listens where we should. */
class PortTaken extends Error {
  constructor({ HOST, PORT }: Environment) {
    super(`Port ${PORT} of ${HOST} is taken. Stop what listens there, or choose another port with PORT.`)
  }
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Milliseconds that stopping may take; what is still going on then is broken off. */
const stopWithin = 15_000

/** Stops once, however often it is asked to: a terminal and the package manager both pass a Ctrl+C on. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = (signal: string): void => {
    if (isStopping) return
    isStopping = true
    say(`${signal}: finishing what is under way.`)
    setTimeout(() => process.exit(1), stopWithin).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

async function sayWhoCanSignIn(connection: Connection): Promise<void> {
  say(`Sign in as one of these people; the password is ${demonstrationPassword}.`)
  for (const line of signInList(await demonstrationPeople(connection.db))) say(line)
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env)
  if (createsDatabase(environment)) say('Creating the database (some seconds) …')
  const connection = await openDatabase(environment)
  const today = todayIn(environment.TIME_ZONE)
  const files = filesOf(environment)
  const withDemonstration = !isProduction(environment)
  if (
    await prepareDatabase(connection, {
      today: today(),
      timeZone: environment.TIME_ZONE,
      withDemonstration,
      files,
    })
  ) {
    say('Loaded the demonstration company.')
  }
  const origin = originOf(environment)
  const signIn = await createSignIn(environment, connection, origin)
  const lgx = lgxOf(environment, connection)
  const mail = mailOf(environment, connection)
  const masters = createMasters(connection.db)
  const plantPool = createPlantPool()
  const designService = designOf(environment, connection, plantPool)
  const kept = files ?? inDatabase(connection.background)
  const background = connection.background
  const running = {
    db: background,
    announce: announceJob,
    restMs: 50,
    onError: (error: unknown, job: Job | null) =>
      app.log.error({ err: error, job: job?.id, kind: job?.kind }, 'job failed'),
  }
  const jobs = createJobRunner({
    ...running,
    handlers: jobHandlers({
      masters,
      lgx,
      route: plantPool.route,
      db: background,
      timeZone: environment.TIME_ZONE,
      mailing: { db: background, mail, files: kept, linkOf: linkOfSending(background, origin) },
      reminding: {
        ...{ db: background, origin, today, timeZone: environment.TIME_ZONE },
        offerDays: environment.OFFER_REMINDER_DAYS,
        approvalDays: environment.APPROVAL_REMINDER_DAYS,
        wakeJobs: () => jobs.wake(),
      },
    }),
    retries: jobRetries,
    isAlone: connection.engine === 'PGlite',
  })
  // The first to start takes up what was abandoned, of whichever kind.
  const designJobs = createJobRunner({
    ...running,
    handlers: designJobHandlers({ db: background, files: kept, designService }),
  })
  const rehearsalPool = createRehearsalPool(Math.max(1, Math.min(4, availableParallelism() - 1)))
  const documents = createDocumentPool({
    onBroken: error => app.log.error({ err: error }, 'document thread broke'),
  })
  const wakeJobs = () => {
    for (const runner of [jobs, designJobs, rehearsalJobs]) runner.wake()
  }
  const rehearsalJobs = createJobRunner({
    ...running,
    handlers: rehearsalJobHandlers({
      rehearsing: { db: background, masters, pool: rehearsalPool, today },
      writing: {
        ...{ db: background, files: kept, masters, documents, today, wakeJobs },
        definitions: createDefinitions(background),
        timeZone: environment.TIME_ZONE,
      },
    }),
  })
  const app = await createApp({
    connection,
    origin,
    ...signIn,
    lgx,
    labels: labelsOf(environment),
    ...(files === undefined ? {} : { files }),
    mail,
    masters,
    designService,
    documents,
    wakeJobs,
    clientConfig: clientConfigOf(environment, buildInfo()),
    today,
    timeZone: environment.TIME_ZONE,
    ...(existsSync(`${builtApplication}/index.html`) ? { webDirectory: builtApplication } : {}),
    logger: { level: environment.LOG_LEVEL },
    bodyLimit: environment.BODY_LIMIT,
    requestTimeout: environment.REQUEST_TIMEOUT,
    trustProxy: environment.TRUST_PROXY,
    requestsAMinute: environment.REQUESTS_A_MINUTE,
    showDocs: environment.SHOW_DOCS ?? !isProduction(environment),
    showSourceMaps: environment.SHOW_SOURCE_MAPS ?? !isProduction(environment),
  })
  stopOnSignal(async () => {
    await app.close()
    await Promise.all([jobs.stop(), designJobs.stop(), rehearsalJobs.stop()])
    await Promise.all([plantPool.close(), rehearsalPool.close(), documents.close()])
    mail.close()
    await connection.close()
  })
  try {
    await app.listen({ host: environment.HOST, port: environment.PORT })
  } catch (error) {
    await connection.close()
    throw isPortTaken(error) ? new PortTaken(environment) : error
  }
  await queueReminders(connection.db, today())
  await jobs.start()
  await designJobs.start()
  await rehearsalJobs.start()
  // What is left over takes room and does no harm: nobody waits for it, and nothing fails for it.
  kept.tidy().catch((error: unknown) => app.log.error({ err: error }, 'tidying files failed'))
  if (connection.engine === 'PGlite')
    say('Embedded database (PGlite): for trying out and developing, not for production.')
  say(`Boxwright is ready at ${origin}`)
  if (signIn.developmentProvider !== undefined) await sayWhoCanSignIn(connection)
}

start().catch((error: unknown) => {
  const isExpected = [BadEnvironment, DataDirectoryInUse, NewerDatabase, PortTaken].some(
    known => error instanceof known,
  )
  process.stderr.write(`${isExpected && error instanceof Error ? error.message : shownText(error)}\n`)
  process.exit(1)
})
