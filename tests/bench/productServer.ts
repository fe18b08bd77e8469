import { spawn } from 'node:child_process'
import { answers } from '../../scripts/process/answers.mjs'
import { freePort } from '../../scripts/process/freePort.mjs'
import { root } from '../../scripts/process/repository.mjs'

/** Where the server keeps its data: `{ DATA_DIR }` or `{ DATABASE_URL }`. */
export type Storage = Readonly<Record<string, string>>

export interface ProductServer {
  readonly origin: string
  /** Number of its process. */
  readonly pid: number
  /** Milliseconds from the start of its process to its first answer. */
  readonly readyAfter: number
  stop(): Promise<void>
}

/** As the start script of package.json runs it: room for what requests leave behind, so that it is cleared less often. */
const nodeFlags = ['--max-semi-space-size=64']

const startingMayTake = 180_000

/** Starts the built product in its own process, as `npm start` runs it, and waits until it is ready. */
export async function startProduct(storage: Storage): Promise<ProductServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...nodeFlags, 'dist-server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      ...storage,
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'development',
      IDENTITY: 'development',
      OIDC_ISSUER: '',
      PUBLIC_URL: '',
      // A bench asks as one person what many would.
      REQUESTS_A_MINUTE: '0',
      // Generated items have waited for years: hundreds of reminders would be written at the start, beside what is measured.
      OFFER_REMINDER_DAYS: '0',
      APPROVAL_REMINDER_DAYS: '0',
    },
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const gaveUp = (): boolean => child.exitCode !== null
  if (!(await answers(`${origin}/readyz`, { timeoutMs: startingMayTake, gaveUp }))) {
    child.kill('SIGKILL')
    throw new Error('The server did not start; what is wrong is said above.')
  }
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
