import { changedFields, lastChangedBy, logChanges, logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { violationOf } from '../../database/violation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Person } from '../security/person.ts'
import type { Master, StoredMaster } from './master.ts'

/** What a person saves; version 0: a new one. */
export interface MasterSave<Key, Input> {
  readonly key: Key
  readonly version: number
  readonly input: Input
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const withoutVersion = ({ version: _, ...rest }: object & Partial<StoredMaster>): object => rest

async function check<Key extends string | number, Input extends object>(
  tx: Database,
  master: Master<Key, Input>,
  input: Input,
  before: Input | null,
): Promise<void> {
  const fixed = master.fixedFields
    .filter(field => before !== null && before[field] !== input[field])
    .map(path => ({ path, message: 'cannot change once it is saved' }))
  const errors = [...fixed, ...((await master.check?.(tx, input, before)) ?? [])]
  if (errors.length > 0)
    throw new Problem('rule-failed', `The ${master.one} cannot be saved like this.`, { errors })
}

const nameInUse = <Key extends string | number, Input extends object>(
  { one, nameField }: Master<Key, Input>,
  input: Input,
): Problem =>
  new Problem('already-exists', `There is a ${one} ${String(input[nameField])} already.`, {
    errors: [{ path: nameField, message: 'is in use already' }],
  })

async function refuseNameInUse<Key extends string | number, Input extends object>(
  tx: Database,
  master: Master<Key, Input>,
  input: Input,
  key: Key | null,
): Promise<void> {
  const found = await master.find(tx, input)
  if (found !== null && found !== key) throw nameInUse(master, input)
}

/** What somebody else did while the save was under way, as the problem it is. */
function overtaken<Key extends string | number, Input extends object>(
  master: Master<Key, Input>,
  input: Input,
  error: unknown,
): unknown {
  const violation = violationOf(error)
  if (violation === 'once') return nameInUse(master, input)
  if (violation === null) return error
  return new Problem('rule-failed', `The ${master.one} names something that was deleted in the meantime.`)
}

/** Refuses a save from a version that is not the stored one any more, with what is stored and who stored it. */
async function stale<Key extends string | number, Input extends object>(
  tx: Database,
  { kind, one }: Master<Key, Input>,
  key: Key,
  current: Input & StoredMaster,
): Promise<Problem> {
  const fields = Object.keys(current)
  const who = (await lastChangedBy(tx, { what: kind, key: String(key) }, fields)) ?? 'Somebody'
  return new Problem('stale', `${who} saved this ${one} in the meantime.`, { current })
}

/**
 * Saves a master on top of the version the person read, or makes a new one (version 0), with a line in the change log
 * for every field. Answers its key. Problems: stale, already-exists, rule-failed, not-found.
 */
export function saveMaster<Key extends string | number, Input extends object>(
  db: Database,
  person: Person,
  master: Master<Key, Input>,
  { key, version, input }: MasterSave<Key, Input>,
): Promise<Key> {
  const saving = db.transaction(async tx => {
    if (version === 0) {
      await refuseNameInUse(tx, master, input, null)
      await check(tx, master, input, null)
      const made = await master.insert(tx, input)
      const thing = { what: master.kind, key: String(made), quoteId: null }
      await logEvent(tx, person.login, thing, 'created', input[master.nameField])
      await master.afterwards?.(tx, person, Object.keys(input))
      return made
    }
    const before = await master.read(tx, key, true)
    if (before === null) throw notFound(`${capital(master.one)} ${key}`)
    if (before.version !== version) throw await stale(tx, master, key, before)
    await refuseNameInUse(tx, master, input, key)
    await check(tx, master, input, before)
    await master.update(tx, key, input, version + 1)
    const after = await master.read(tx, key)
    const thing = { what: master.kind, key: String(key), quoteId: null }
    const [was, is] = [withoutVersion(before), withoutVersion(after ?? before)]
    await logChanges(tx, person.login, thing, was, is)
    await master.afterwards?.(tx, person, changedFields(was, is))
    return key
  })
  return saving.catch((error: unknown) => {
    throw overtaken(master, input, error)
  })
}
