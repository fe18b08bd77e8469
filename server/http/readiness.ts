import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

export interface IntegrationHealth {
  readonly name: string
  readonly adapter: string
  readonly ok: boolean
}

/** An outside system, and how it is asked whether it answers. */
export interface OutsideSystem {
  readonly name: string
  readonly adapter: string
  isReachable(): Promise<boolean>
}

/** How the database stood when it was last looked at; `problem`: why the product can't work on it. */
export interface DatabaseHealth {
  readonly latencyMs: number
  readonly problem: string | null
}

/** Milliseconds between two looks. */
export interface LookEvery {
  readonly database: number
  readonly writes: number
  readonly outside: number
}

interface ReadinessDeps {
  readonly db: Database
  readonly systems: readonly OutsideSystem[]
  readonly every?: Partial<LookEvery> | undefined
  readonly onProblem?: (error: unknown) => void
}

/** Milliseconds that the database may take to say that it is there. */
const answersWithin = 2_000

const noAnswer = 'The database does not answer.'
const noWrites = 'The database takes no writes.'

const within = async <Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Writes what needs room on the disk and is gone at once: a full or read-only database refuses it. */
const tryWrite = (db: Database): Promise<unknown> =>
  db.transaction(tx => tx.execute(sql`create temporary table readiness on commit drop as select 1 as one`))

/**
 * Knows how the product stands with what it depends on, so that telling it costs nothing. Outside systems are asked in the
 * background only; the database at most so often, however many want to know.
 */
export function createReadiness({ db, systems, every = {}, onProblem = () => undefined }: ReadinessDeps) {
  const { database: databaseEvery = 1_000, writes: writesEvery = 30_000, outside = 30_000 } = every
  let known: readonly IntegrationHealth[] = systems.map(({ name, adapter }) => ({ name, adapter, ok: true }))
  let lookedAt = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let takesWrites = true
  let looking: Promise<DatabaseHealth> = Promise.resolve({ latencyMs: 0, problem: noAnswer })

  const askSystems = async (): Promise<void> => {
    known = await Promise.all(
      systems.map(async ({ name, adapter, ...system }) => ({
        name,
        adapter,
        ok: await system.isReachable().catch(() => false),
      })),
    )
  }

  const look = async (): Promise<DatabaseHealth> => {
    const started = performance.now()
    try {
      await within(answersWithin, db.execute(sql`select 1`))
    } catch (error) {
      onProblem(error)
      return { latencyMs: 0, problem: noAnswer }
    }
    const latencyMs = Math.round((performance.now() - started) * 10) / 10
    if (!takesWrites || performance.now() - triedAt >= writesEvery) {
      triedAt = performance.now()
      takesWrites = await within(answersWithin, tryWrite(db)).then(
        () => true,
        error => {
          onProblem(error)
          return false
        },
      )
    }
    return { latencyMs, problem: takesWrites ? null : noWrites }
  }

  let timer: ReturnType<typeof setInterval> | undefined
  return {
    /** Asks the outside systems now and from now on. */
    start: () => {
      void askSystems()
      timer = setInterval(() => void askSystems(), outside)
      timer.unref()
    },
    stop: () => clearInterval(timer),
    integrations: () => known,
    database: (): Promise<DatabaseHealth> => {
      if (performance.now() - lookedAt >= databaseEvery) {
        lookedAt = performance.now()
        looking = look()
      }
      return looking
    },
  }
}
