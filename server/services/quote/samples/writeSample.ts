import { desc, eq, sql } from 'drizzle-orm'
import { workgroupOf } from '#contract/hub'
import type { SampleRow } from '#contract/samples'
import { isGenericItem } from '#domain/quoteItem'
import { isSampleOver, refuseLock, refuseSample, refuseUnlock, type SampleStatus } from '#domain/samples'
import { logChanges, logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { quoteItems, samples } from '../../../database/schema/index.ts'
import { announceItems } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'
import { itemRowFor, readItemFor } from '../../quoteItem/itemFor.ts'
import { assertBoard, assertDay, assertFileOfItem } from './sampleChecks.ts'
import { type StoredSample, sampleHashKey, sampleRow } from './sampleRows.ts'
import type { SampleSave } from './sampleSave.ts'

/** The request with its item, or the problem that there is none for this person. */
async function sampleOrProblem(tx: Database, person: Person, id: number) {
  const [sample] = await tx.select().from(samples).where(eq(samples.id, id)).for('update')
  if (sample === undefined) throw notFound(`Sample request ${id}`)
  const owned = await itemRowFor(tx, person, sample.quoteItemId)
  return { sample, quoteId: owned.quote.id }
}

/** Repeats on the item how its latest request stands, as worklist rows show, and tells the lists. */
async function repeatOnItem(tx: Database, person: Person, quoteItemId: number): Promise<void> {
  const [latest] = await tx
    .select({ status: samples.status })
    .from(samples)
    .where(eq(samples.quoteItemId, quoteItemId))
    .orderBy(desc(samples.id))
    .limit(1)
  const changed = await tx
    .update(quoteItems)
    .set({ sampleStatus: latest?.status ?? '' })
    .where(eq(quoteItems.id, quoteItemId))
    .returning()
  await announceItems(
    tx,
    person,
    { what: 'saved', alsoIn: [workgroupOf.samples] },
    changed.map(after => ({ before: null, after })),
  )
}

const thingOf = (id: number, quoteId: number) => ({ what: 'sample', key: String(id), quoteId })

async function askForSample(tx: Database, person: Person, save: Omit<SampleSave, 'id' | 'hashKey'>) {
  const { item, quote, sections } = await readItemFor(tx, person, save.quoteItemId)
  const refused = refuseSample({ ...item, isBought: isGenericItem(sections.product) })
  if (refused !== '') throw new Problem('rule-failed', refused)
  const [sample] = await tx
    .insert(samples)
    .values({
      ...save,
      assignmentGroup: workgroupOf.samples,
      boardGrade: save.boardGrade || sections.product.boardGrade,
      submittedBy: person.login,
      updatedBy: person.login,
    })
    .returning({ id: samples.id })
  if (sample === undefined) throw new Error('The sample request was not inserted.')
  await logEvent(tx, person.login, thingOf(sample.id, quote.id), 'created', {
    numberOfSamples: save.numberOfSamples,
  })
  return sample.id
}

async function changeSample(
  tx: Database,
  person: Person,
  id: number,
  hashKey: string | undefined,
  changes: Partial<StoredSample>,
) {
  const { sample, quoteId } = await sampleOrProblem(tx, person, id)
  if (hashKey !== undefined && hashKey !== sampleHashKey(sample)) {
    throw new Problem('stale', `Sample request ${id} changed in the meantime: it is at ${sample.status}.`, {
      current: await sampleRow(tx, person, id),
    })
  }
  const refused = refuseLock(sample, person.login)
  if (refused !== '') throw new Problem('rule-failed', refused)
  if (changes.quoteItemId !== undefined && changes.quoteItemId !== sample.quoteItemId) {
    throw new Problem('rule-failed', 'A sample request stays with its item.', {
      errors: [{ path: 'quoteItemId', message: 'A sample request stays with its item.' }],
    })
  }
  const isOver = isSampleOver(changes.status ?? sample.status)
  await tx
    .update(samples)
    .set({
      ...changes,
      // What is over is nobody's any more.
      ...(isOver ? { lockedBy: null, lockedByName: '' } : {}),
      version: sample.version + 1,
      updatedBy: person.login,
      updatedAt: sql`now()`,
    })
    .where(eq(samples.id, id))
  const before = Object.fromEntries(
    Object.keys(changes).map(key => [key, sample[key as keyof StoredSample] ?? null]),
  )
  await logChanges(tx, person.login, thingOf(id, quoteId), before, { ...changes })
}

/** The columns that a save speaks of: what it leaves out stays. */
function withoutUnsaid(columns: Omit<SampleSave, 'id' | 'hashKey'>) {
  const { boardGrade, cuttingFileId, ...said } = columns
  return {
    ...said,
    ...(boardGrade === undefined || boardGrade === '' ? {} : { boardGrade }),
    ...(cuttingFileId === undefined ? {} : { cuttingFileId }),
  }
}

/** Asks for samples, or changes a request that nobody else has locked. */
export async function saveSample(
  db: Database,
  person: Person,
  save: SampleSave,
  today: string,
): Promise<SampleRow> {
  const { id, hashKey, ...columns } = save
  const saved = await db.transaction(async tx => {
    await assertFileOfItem(tx, save)
    await assertDay(tx, save, today)
    await assertBoard(tx, save)
    const sampleId = id ?? (await askForSample(tx, person, columns))
    if (id !== undefined) await changeSample(tx, person, id, hashKey, withoutUnsaid(columns))
    await repeatOnItem(tx, person, save.quoteItemId)
    return sampleId
  })
  return sampleRow(db, person, saved)
}

/** Sets how far a request is; everything else of it stays. */
export async function setSampleStatus(
  db: Database,
  person: Person,
  id: number,
  hashKey: string | undefined,
  status: SampleStatus,
): Promise<void> {
  await db.transaction(async tx => {
    const { sample } = await sampleOrProblem(tx, person, id)
    await changeSample(tx, person, id, hashKey, { status })
    await repeatOnItem(tx, person, sample.quoteItemId)
  })
}

/** Locks or unlocks a request: the lock says who works on it. */
export async function setSampleLock(
  db: Database,
  person: Person,
  id: number,
  isLocked: boolean,
): Promise<SampleRow> {
  await db.transaction(async tx => {
    const { sample, quoteId } = await sampleOrProblem(tx, person, id)
    if (isLocked && isSampleOver(sample.status)) {
      throw new Problem('rule-failed', `A sample request at ${sample.status} needs no lock.`)
    }
    const refused = isLocked ? refuseLock(sample, person.login) : refuseUnlock(sample, person)
    if (refused !== '') throw new Problem('rule-failed', refused)
    const lock = isLocked
      ? { lockedBy: person.login, lockedByName: person.name }
      : { lockedBy: null, lockedByName: '' }
    await tx
      .update(samples)
      .set({ ...lock, version: sample.version + 1 })
      .where(eq(samples.id, id))
    const before = { lockedBy: sample.lockedBy }
    await logChanges(tx, person.login, thingOf(id, quoteId), before, { lockedBy: lock.lockedBy })
    const now = { id, hashKey: sampleHashKey({ id, version: sample.version + 1 }) }
    const told = { what: 'acted', action: isLocked ? 'LOCK' : 'UNLOCK', samples: [now] } as const
    await announceItems(tx, person, { ...told, alsoIn: [workgroupOf.samples] }, [])
  })
  return sampleRow(db, person, id)
}

/** Deletes a request that nobody works on and nothing was made of. */
export async function deleteSample(db: Database, person: Person, id: number) {
  await db.transaction(async tx => {
    const { sample, quoteId } = await sampleOrProblem(tx, person, id)
    const refused = refuseLock(sample, person.login)
    if (refused !== '') throw new Problem('rule-failed', refused)
    if (sample.status === 'Sample Made' || sample.status === 'Sample Sent') {
      throw new Problem('rule-failed', `A sample request at ${sample.status} can not be deleted.`)
    }
    await tx.delete(samples).where(eq(samples.id, id))
    await repeatOnItem(tx, person, sample.quoteItemId)
    await logEvent(tx, person.login, thingOf(id, quoteId), 'deleted', { status: sample.status })
  })
  return { id }
}
