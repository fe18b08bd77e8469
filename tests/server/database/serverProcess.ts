import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../freePort.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const { BUILT_SERVER: built = '' } = process.env

/** What Node starts: the built server where the run has one, which is there in a fifth of the time, else the sources. */
const program =
  built === '' ? ['--import', 'tsx', 'server/main.ts'] : ['--enable-source-maps', `${built}/main.js`]

export interface ServerProcess {
  readonly process: ChildProcess
  readonly origin: string
  /** Everything it has said. */
  said(): string
  /** Settles when it is ready; rejects when it ends before. */
  readonly ready: Promise<void>
  hasEnded(): boolean
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

/** The server as a process of its own, as `npm start` runs it; `storage` says where its data is. */
export async function startServer(storage: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, program, {
    cwd: repository,
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
      ...{ PORT: String(port), IDENTITY: 'mock', NODE_ENV: 'test', LOG_LEVEL: 'error' },
      // Tests ask as fast as they can.
      REQUESTS_A_MINUTE: '0',
      ...storage,
    },
  })
  let text = ''
  const ended = new Promise<number | string | null>(resolve =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('Boxwright is ready')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(how => reject(new Error(`It ended (${how}): ${text}`)))
  })
  ready.catch(() => undefined)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return { process: child, origin: `http://127.0.0.1:${port}`, said: () => text, hasEnded, ready, ended }
}
