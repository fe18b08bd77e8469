import { parseArgs } from 'node:util'
import { z } from 'zod'
import { BadEnvironment, readEnvironment } from '../config.ts'
import { NewerDatabase } from '../database/newerDatabase.ts'
import { DataDirectoryInUse } from '../database/processLock.ts'
import { loadDemonstration } from '../demo/index.ts'
import { filesOf } from '../filesOf.ts'
import { openDatabase } from '../openDatabase.ts'
import { addGeneratedItems } from './generate/addGeneratedItems.ts'

const usage = 'Use: npm run demo -- --items <number from 1 to 5000000> [--seed <whole number>]'

const Arguments = z.object({
  items: z.coerce.number().int().min(1).max(5_000_000),
  seed: z.coerce.number().int().min(0).max(0xffff_ffff).default(1),
})

class BadArguments extends Error {}

function readArguments(): z.infer<typeof Arguments> {
  try {
    const { values } = parseArgs({ options: { items: { type: 'string' }, seed: { type: 'string' } } })
    return Arguments.parse(values)
  } catch (error) {
    throw new BadArguments(usage, { cause: error })
  }
}

const say = (words: string): void => {
  process.stdout.write(words)
}

/** Adds generated quote items to the database that the server uses. */
async function generate(): Promise<void> {
  const { items, seed } = readArguments()
  const environment = readEnvironment(process.env)
  // Nobody waits for it as they wait for a call.
  const connection = await openDatabase({
    ...environment,
    STATEMENT_TIMEOUT: environment.JOB_STATEMENT_TIMEOUT,
  })
  try {
    await connection.migrate()
    const today = new Date().toLocaleDateString('en-CA', { timeZone: environment.TIME_ZONE })
    const files = filesOf(environment)
    const isForTrying = environment.NODE_ENV !== 'production'
    if (isForTrying && (await loadDemonstration(connection.db, today, files)))
      say('Loaded the demonstration company.\n')
    const started = performance.now()
    await addGeneratedItems(connection, {
      items,
      seed,
      today,
      files,
      onProgress: done => {
        if (process.stdout.isTTY) say(`\r${done} of ${items} items`)
      },
    })
    const seconds = (performance.now() - started) / 1000
    say(
      `${process.stdout.isTTY ? '\r' : ''}Added ${items} items in ${seconds.toFixed(1)} s (seed ${seed}).\n`,
    )
  } finally {
    await connection.close()
  }
}

generate().catch((error: unknown) => {
  const isExpected = [BadArguments, BadEnvironment, DataDirectoryInUse, NewerDatabase].some(
    known => error instanceof known,
  )
  const words = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
})
