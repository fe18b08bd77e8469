import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { BadEnvironment, clientConfigOf, type Environment, readEnvironment } from './config.ts'
import type { Connection } from './database/database.ts'
import { loadDemonstration } from './database/demo/index.ts'
import { DataDirectoryInUse } from './database/processLock.ts'
import { builtInLgx } from './integrations/lgx/builtIn.ts'
import { httpLgx } from './integrations/lgx/http.ts'
import { openDatabase } from './openDatabase.ts'
import { createSignIn } from './signIn.ts'

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

const lgxOf = (environment: Environment, connection: Connection) =>
  environment.LGX_URL === undefined
    ? builtInLgx(connection.db)
    : httpLgx({
        url: environment.LGX_URL,
        timeoutMs: environment.OUTSIDE_TIMEOUT,
        ...(environment.LGX_TOKEN === undefined ? {} : { token: environment.LGX_TOKEN }),
      })

/** Today where the company works, as `YYYY-MM-DD`. */
const todayIn = (timeZone: string): (() => string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return () => format.format(new Date())
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env)
  const connection = await openDatabase(environment)
  await connection.migrate()
  const today = todayIn(environment.TIME_ZONE)
  if (environment.NODE_ENV !== 'production' && (await loadDemonstration(connection.db, today()))) {
    say('Loaded the demonstration company.')
  }
  const host = environment.HOST === '0.0.0.0' || environment.HOST === '::' ? 'localhost' : environment.HOST
  const origin = environment.PUBLIC_URL ?? `http://${host}:${environment.PORT}`
  const app = await createApp({
    connection,
    ...(await createSignIn(environment, connection, origin)),
    lgx: lgxOf(environment, connection),
    clientConfig: clientConfigOf(environment, buildInfo()),
    today,
    ...(existsSync(`${builtApplication}/index.html`) ? { webDirectory: builtApplication } : {}),
    logger: { level: environment.LOG_LEVEL },
    bodyLimit: environment.BODY_LIMIT,
    requestTimeout: environment.REQUEST_TIMEOUT,
    trustProxy: environment.TRUST_PROXY,
  })
  const stop = async (signal: string): Promise<void> => {
    say(`${signal}: finishing what is under way.`)
    await app.close()
    await connection.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  await app.listen({ host: environment.HOST, port: environment.PORT })
  if (connection.engine === 'PGlite')
    say('Embedded database (PGlite): for trying out and developing, not for production.')
  say(`Boxwright is ready at ${origin}`)
}

start().catch((error: unknown) => {
  const isExpected = error instanceof BadEnvironment || error instanceof DataDirectoryInUse
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`)
  process.exit(1)
})
