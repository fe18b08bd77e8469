import type { Database } from '../../database/database.ts'
import { notFound } from '../../problem/problem.ts'
import type { Master } from './master.ts'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What is stored under a key, locked until the transaction ends, or the problem that there is none. */
export async function masterOrProblem<
  Key extends string | number,
  Input extends object,
  Stored extends Input,
>(tx: Database, master: Master<Key, Input, Stored>, key: Key): Promise<Stored> {
  const stored = await master.read(tx, key, true)
  if (stored === null) throw notFound(`${capital(master.one)} ${key}`)
  return stored
}
