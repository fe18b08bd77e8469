import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Held while a process has a data directory open. */
export interface ProcessLock {
  release(): Promise<void>
}

/** Thrown when another process has the data directory open. */
export class DataDirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} is open in another Boxwright process. ` +
        'Stop that one first, or choose another directory with DATA_DIR.',
    )
  }
}

function addressOf(dataDir: string): string {
  const name = `boxwright-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  // Linux's abstract sockets vanish with their process, however it ends.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.end())
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })

const answers = (address: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const isAddressInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Takes the directory for this process, or throws {@link DataDirectoryInUse}. A killed holder leaves nothing behind. */
export async function lockDataDirectory(dataDir: string): Promise<ProcessLock> {
  mkdirSync(dataDir, { recursive: true })
  const address = addressOf(dataDir)
  let server: Server
  try {
    server = await listen(address)
  } catch (error) {
    if (!isAddressInUse(error) || (await answers(address))) throw new DataDirectoryInUse(dataDir)
    unlinkSync(address)
    server = await listen(address)
  }
  return { release: () => new Promise(resolve => server.close(() => resolve())) }
}
