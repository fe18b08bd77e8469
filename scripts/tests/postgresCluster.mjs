import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../process/freePort.mjs'
import { capture } from '../process/run.mjs'

const startingMayTake = 30_000
const debianFolder = '/usr/lib/postgresql'

/** Folders that may hold the programs: PATH, then where Debian keeps them beside it, newest first. */
const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  ...(existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(debianFolder, version, 'bin'))
    : []),
]

/** PostgreSQL refuses to run as root: another user then, else ourselves. */
async function userToRunAs() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(flag => capture(['id', flag, name])))
    if (uid?.code === 0 && gid?.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Error('there is no user postgres or nobody to run it as')
}

/**
 * A port that listens is not enough: it does so before the database can be asked.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
async function answers(url) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Where PostgreSQL's programs are; undefined: not installed. */
export const postgresPrograms = () =>
  folders().find(each => ['initdb', 'postgres'].every(name => existsSync(join(each, name))))

/**
 * @typedef {object} Cluster A PostgreSQL of its own, which is stopped and started.
 * @property {string} url
 * @property {() => Promise<void>} start Throws when it does not answer.
 * @property {(how?: 'SIGINT' | 'SIGKILL') => Promise<void>} stop "Fast" unless it is killed: connections are broken off.
 */

// What is lost with the machine is not missed.
const quick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  // The databases are gone before it would be worth its while.
  autovacuum: 'off',
  // Compiling a statement costs more than it gains on so few rows.
  jit: 'off',
  max_connections: '200',
}

/**
 * Makes a PostgreSQL in `folder`, on the loopback address only.
 * @param {string} folder
 * @param {string} bin
 * @param {Readonly<Record<string, string>>} [settings] Besides what makes it quick.
 * @returns {Promise<Cluster>}
 */
export async function makeCluster(folder, bin, settings = {}) {
  const as = await userToRunAs()
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  mkdirSync(folder, { recursive: true })
  writeFileSync(passwordFile, password)
  if (as !== undefined) for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid)
  const data = join(folder, 'data')
  const made = await capture(
    [
      join(bin, 'initdb'),
      // SCRAM's four thousand rounds are paid by both sides of each connection, and a run makes 3,600.
      ...['-D', data, '-U', 'boxwright', '-A', 'md5', `--pwfile=${passwordFile}`],
      ...['--no-sync', '-E', 'UTF8', '--locale=C'],
    ],
    as === undefined ? {} : { as },
  )
  if (made.code !== 0) throw new Error(made.output.trim())
  const port = await freePort()
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...quick,
    ...settings,
  }
  const url = `postgres://boxwright:${password}@127.0.0.1:${port}/postgres`
  const begin = () =>
    spawn(
      join(bin, 'postgres'),
      ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { cwd: folder, stdio: 'ignore', detached: true, ...as },
    )
  /** @type {ReturnType<typeof begin> | undefined} */
  let server
  /** @type {Cluster['stop']} */
  const stop = async (how = 'SIGINT') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise(resolve => server?.once('close', resolve))
    server.kill(how)
    await ended
  }
  return {
    url,
    stop,
    start: async () => {
      server = begin()
      const until = Date.now() + startingMayTake
      while (!(await answers(url))) {
        if (server.exitCode !== null || Date.now() > until) {
          await stop()
          throw new Error('it does not answer')
        }
        await pause(50)
      }
    },
  }
}
