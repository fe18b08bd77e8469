import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../process/freePort.mjs'
import { capture } from '../process/run.mjs'

const oldest = 15
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

/**
 * @typedef {object} TemporaryPostgres
 * @property {string} title What it is, for the report.
 * @property {string | undefined} url Undefined: there is none, and `title` says why.
 * @property {() => Promise<void>} stop
 */

/** @type {(why: string) => TemporaryPostgres} */
const none = why => ({ title: why, url: undefined, stop: async () => undefined })

/**
 * Starts a PostgreSQL of its own in `folder`, on the loopback address only, when its programs are installed.
 * @param {string} folder
 * @returns {Promise<TemporaryPostgres>}
 */
export async function startPostgres(folder) {
  const bin = folders().find(each => ['initdb', 'postgres'].every(name => existsSync(join(each, name))))
  if (bin === undefined) return none('not installed: the store tests run on the embedded database only')
  const [, version = '0'] =
    /(\d+)(\.\d+)?/.exec((await capture([join(bin, 'postgres'), '--version'])).output) ?? []
  if (Number(version) < oldest) return none(`${version} is too old (${oldest} or newer)`)
  try {
    return await startIn(folder, bin, version)
  } catch (error) {
    return none(`${version} could not be started: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * @param {string} folder
 * @param {string} bin
 * @param {string} version
 * @returns {Promise<TemporaryPostgres>}
 */
async function startIn(folder, bin, version) {
  const as = await userToRunAs()
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  mkdirSync(folder, { recursive: true })
  writeFileSync(passwordFile, password)
  if (as !== undefined) for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid)
  const data = join(folder, 'data')
  const options = as === undefined ? {} : { as }
  const made = await capture(
    [
      join(bin, 'initdb'),
      ...['-D', data, '-U', 'boxwright', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--no-sync', '-E', 'UTF8', '--locale=C'],
    ],
    options,
  )
  if (made.code !== 0) throw new Error(made.output.trim())
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // What is lost with the machine is not missed.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '4GB',
    // The databases are gone before it would be worth its while.
    autovacuum: 'off',
    max_connections: '200',
  }
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: folder, stdio: 'ignore', detached: true, ...as },
  )
  const ended = new Promise(resolve => server.once('close', resolve))
  const stop = async () => {
    // "Fast": open connections are broken off.
    server.kill('SIGINT')
    await ended
  }
  const until = Date.now() + startingMayTake
  const url = `postgres://boxwright:${password}@127.0.0.1:${port}/postgres`
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('it does not answer')
    }
    await pause(50)
  }
  return { title: version, url, stop }
}
