import { changedFields, lastChangedBy, logChanges, logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { violationOf } from '../../database/violation.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { loggedAs, loggedField, loggedFields } from './loggedAs.ts'
import type { Master } from './master.ts'
import { masterOrProblem } from './masterOrProblem.ts'

/** What a person saves; version 0: a new one. */
export interface MasterSave<Key, Input> {
  readonly key: Key
  readonly version: number
  readonly input: Input
}

type Row = Readonly<Record<string, unknown>>

const versionField = ({ versionField = 'version' }: { readonly versionField?: string }) => versionField

const withoutVersion = (master: { readonly versionField?: string }, stored: object): object =>
  Object.fromEntries(Object.entries(stored).filter(([field]) => field !== versionField(master)))

async function check<Key extends string | number, Input extends object, Stored extends Input>(
  tx: Database,
  master: Master<Key, Input, Stored>,
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

const nameInUse = <Key extends string | number, Input extends object, Stored extends Input>(
  { one, nameField, words }: Master<Key, Input, Stored>,
  input: Input,
): Problem =>
  new Problem(
    'already-exists',
    words?.once.message ?? `There is a ${one} ${String(input[nameField])} already.`,
    { errors: [words?.once ?? { path: nameField, message: 'is in use already' }] },
  )

async function refuseNameInUse<Key extends string | number, Input extends object, Stored extends Input>(
  tx: Database,
  master: Master<Key, Input, Stored>,
  input: Input,
  key: Key | null,
): Promise<void> {
  const found = await master.find(tx, input)
  if (found !== null && found !== key) throw nameInUse(master, input)
}

/** What somebody else did while the save was under way, as the problem it is. */
function overtaken<Key extends string | number, Input extends object, Stored extends Input>(
  master: Master<Key, Input, Stored>,
  input: Input,
  error: unknown,
): unknown {
  const violation = violationOf(error)
  if (violation === 'once') return nameInUse(master, input)
  if (violation === null) return error
  return new Problem('rule-failed', `The ${master.one} names something that does not exist.`)
}

/** Refuses a save from a version that is not the stored one any more, with what is stored and who stored it. */
async function stale<Key extends string | number, Input extends object, Stored extends Input>(
  tx: Database,
  master: Master<Key, Input, Stored>,
  key: Key,
  stored: Stored,
): Promise<Problem> {
  const current = master.shown?.(stored) ?? stored
  if (master.words !== undefined) {
    const detail = `${master.words.called(stored)} was changed by someone else in the meantime.`
    return new Problem('stale', detail, { current })
  }
  const who = (await lastChangedBy(tx, loggedAs(master, key), Object.keys(stored))) ?? 'Somebody'
  return new Problem('stale', `${who} saved this ${master.one} in the meantime.`, { current })
}

/**
 * Saves a master on top of the version the person read, or makes a new one (version 0), with a line in the change log
 * for every field. Answers its key. Problems: stale, already-exists, rule-failed, not-found.
 */
export function saveMaster<Key extends string | number, Input extends object, Stored extends Input>(
  db: Database,
  person: Person,
  master: Master<Key, Input, Stored>,
  { key, version, input }: MasterSave<Key, Input>,
): Promise<Key> {
  const saving = db.transaction(async tx => {
    if (version === 0) {
      await refuseNameInUse(tx, master, input, null)
      await check(tx, master, input, null)
      const made = await master.insert(tx, input)
      const detail = master.isLoggedWhole === true ? input : input[master.nameField]
      await logEvent(tx, person.login, loggedAs(master, made), loggedField(master, 'created'), detail)
      await master.afterwards?.(tx, person, Object.keys(input))
      return made
    }
    const before = await masterOrProblem(tx, master, key)
    if ((before as Row)[versionField(master)] !== version) throw await stale(tx, master, key, before)
    await refuseNameInUse(tx, master, input, key)
    await check(tx, master, input, before)
    await master.update(tx, key, input, version + 1)
    const after = await master.read(tx, key)
    const [was, is] = [before, after ?? before].map(stored => withoutVersion(master, stored)) as [
      object,
      object,
    ]
    await logChanges(
      tx,
      person.login,
      loggedAs(master, key),
      loggedFields(master, was),
      loggedFields(master, is),
    )
    await master.afterwards?.(tx, person, changedFields(was, is))
    return key
  })
  return saving.catch((error: unknown) => {
    throw overtaken(master, input, error)
  })
}
