import { eq, inArray } from 'drizzle-orm'
import { checkInkUpload, type InkLine, type InkUpload, type UploadedInk } from '#domain/inks'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { changeLog, inkGroups, inks } from '../../database/schema/index.ts'
import { violationOf } from '../../database/violation.ts'
import type { Person } from '../../person/person.ts'

/** Rows written with one statement. */
const chunk = 500

interface Stored {
  readonly id: number
  readonly version: number
  readonly ink: UploadedInk
}

async function storedInks(tx: Database, codes: readonly string[]): Promise<Map<string, Stored>> {
  if (codes.length === 0) return new Map()
  const rows = await tx
    .select({ ink: inks, group: inkGroups.code })
    .from(inks)
    .innerJoin(inkGroups, eq(inkGroups.id, inks.groupId))
    .where(inArray(inks.code, [...codes]))
    .for('update', { of: inks })
  return new Map(
    rows.map(({ ink, group }) => {
      const { id, version, code, name, colour, process, vendor, isActive } = ink
      return [code, { id, version, ink: { code, name, colour, process, vendor, isActive, group } }]
    }),
  )
}

const created = (person: Person, what: 'ink' | 'inkGroup', rows: readonly { id: number; code: string }[]) =>
  rows.map(({ id, code }) => ({
    who: person.login,
    what,
    key: String(id),
    quoteId: null,
    field: 'created',
    old: null,
    new: code,
  }))

async function addGroups(tx: Database, person: Person, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  const rows = await tx
    .insert(inkGroups)
    .values(codes.map(code => ({ code, name: code })))
    .returning({ id: inkGroups.id, code: inkGroups.code })
  await tx.insert(changeLog).values(created(person, 'inkGroup', rows))
}

async function store(
  tx: Database,
  person: Person,
  upload: InkUpload,
  stored: ReadonlyMap<string, Stored>,
): Promise<void> {
  await addGroups(tx, person, upload.newGroups)
  const groups = new Map(
    (await tx.select({ id: inkGroups.id, code: inkGroups.code }).from(inkGroups)).map(row => [
      row.code,
      row.id,
    ]),
  )
  const columns = ({ group, ...ink }: UploadedInk) => ({ ...ink, groupId: groups.get(group) ?? 0 })
  const wanted = (outcome: 'added' | 'changed') =>
    upload.outcomes.flatMap(each => (each.outcome === outcome && each.ink !== null ? [each.ink] : []))
  const added = wanted('added')
  for (let from = 0; from < added.length; from += chunk) {
    const rows = await tx
      .insert(inks)
      .values(added.slice(from, from + chunk).map(columns))
      .returning({ id: inks.id, code: inks.code })
    await tx.insert(changeLog).values(created(person, 'ink', rows))
  }
  for (const ink of wanted('changed')) {
    const old = stored.get(ink.code)
    if (old === undefined) continue
    await tx
      .update(inks)
      .set({ ...columns(ink), version: old.version + 1 })
      .where(eq(inks.id, old.id))
    const thing = { what: 'ink', key: String(old.id), quoteId: null }
    await logChanges(tx, person.login, thing, old.ink, ink)
  }
}

interface UploadAsked {
  readonly lines: readonly InkLine[]
  readonly dryRun: boolean
}

const uploadOnce = (db: Database, person: Person, { lines, dryRun }: UploadAsked): Promise<InkUpload> =>
  db.transaction(async tx => {
    const stored = await storedInks(
      tx,
      lines.map(line => line.code.trim().toUpperCase()),
    )
    const groups = await tx.select({ code: inkGroups.code }).from(inkGroups)
    const upload = checkInkUpload(
      lines,
      [...stored.values()].map(({ ink }) => ink),
      groups.map(group => group.code),
    )
    if (!dryRun) await store(tx, person, upload, stored)
    return upload
  })

/** So often somebody else may add what a file adds while it is stored. */
const attempts = 5

/** Adds and changes the inks of a file and passes over its refused lines; a dry run only says what would happen. */
export async function uploadInks(db: Database, person: Person, asked: UploadAsked): Promise<InkUpload> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await uploadOnce(db, person, asked)
    } catch (error) {
      if (violationOf(error) !== 'once' || attempt === attempts) throw error
    }
  }
}
