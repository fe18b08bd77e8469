import { spawn } from 'node:child_process'
import { root } from './repository.mjs'

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] Variables besides our own.
 * @property {number} [timeoutMs] After which the program is stopped.
 * @property {{ uid: number, gid: number }} [as] The user it runs as.
 * @property {AbortSignal} [signal] Stops it when aborted.
 * @property {boolean} [isApart] In a process group of its own.
 */

/**
 * @param {readonly [string, ...string[]]} command
 * @param {RunOptions} options
 * @param {import('node:child_process').StdioOptions} stdio
 */
const begin = ([program, ...args], { env, timeoutMs, as, signal, isApart = false }, stdio) =>
  spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    detached: isApart,
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    ...(signal === undefined ? {} : { signal }),
    ...as,
  })

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
const ended = child =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve(code ?? 1))
  })

/**
 * Runs a program to its end in front of the person's eyes.
 * @param {readonly [string, ...string[]]} command
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export const run = (command, options = {}) => ended(begin(command, options, 'inherit'))

/**
 * Runs a program to its end and keeps what it says. A program that cannot be started ends with 127, as in a shell.
 * @param {readonly [string, ...string[]]} command
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(command, options = {}) {
  /** @type {Buffer[]} */
  const pieces = []
  const child = begin(command, options, ['ignore', 'pipe', 'pipe'])
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', piece => pieces.push(piece))
  try {
    const code = await ended(child)
    return { code, output: Buffer.concat(pieces).toString() }
  } catch (error) {
    return { code: 127, output: String(error) }
  }
}

/**
 * Starts a program that goes on beside us, its output in front of the person's eyes. It is in a group of its own, so
 * that a Ctrl+C reaches it once, through `stop`, and not from the terminal as well.
 * @param {readonly [string, ...string[]]} command
 * @param {RunOptions} [options]
 */
export function startBeside(command, options = {}) {
  const child = begin(command, { ...options, isApart: true }, ['ignore', 'inherit', 'inherit'])
  const end = ended(child)
  let isAsked = false
  return {
    ended: end,
    /** Asks it to stop, once, and waits until it has. */
    stop: async () => {
      if (!isAsked) child.kill('SIGTERM')
      isAsked = true
      await end
    },
  }
}
