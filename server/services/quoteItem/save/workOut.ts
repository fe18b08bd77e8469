import {
  type About,
  changesOf,
  type Facts,
  type ItemSections,
  isGenericItem,
  type RepeatedColumns,
  react,
  type SectionKey,
  type SectionOf,
  sectionKeys,
  sections,
} from '#domain/quoteItem'
import { madeUnitPrice } from '#domain/quoteOptions'
import { ownerOf, refuseEdit, type WorkflowDefinition, type WorkflowStep } from '#domain/workflow'
import type { Database } from '../../../database/database.ts'
import { itemsAnnounced } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { actorOf, assertMaySee } from '../access.ts'
import type { ErpAnswers } from '../facts/productCodes.ts'
import { factsOfItem, findingsAt } from '../findingsAt.ts'
import { type ItemRow, stateOf } from '../itemRow.ts'
import type { QuoteItemDeps } from '../quoteItemDeps.ts'
import { stepOf } from '../stepOf.ts'
import type { WorkItem } from '../workItem.ts'
import { assertChoices, assertNothingWrong, assertWritable } from './refusals.ts'
import { sectionLines } from './sectionLines.ts'
import type { RowColumns, Save } from './storeSave.ts'

/** A section that is saved beside another. */
interface AlsoSaved {
  readonly key: SectionKey
  readonly version: number
  readonly values: ItemSections[SectionKey]
}

/** A section as a person sends it, from the version they read. */
export interface SectionSave<Key extends SectionKey> {
  readonly key: Key
  readonly quoteItemId: number
  readonly version: number
  readonly values: SectionOf<Key>
  /** Other sections that are saved with it, each from the version it was read at. */
  readonly also?: readonly AlsoSaved[]
  /** Throws where the item, after the save, is not what its rules alone can tell: as a price that follows from rates. */
  readonly check?: (
    after: ItemSections,
    stored: ItemSections,
    facts: Facts,
    tx: Database,
  ) => void | Promise<void>
  /** What is stored beside what was sent, whoever sent it: as what a price was calculated from. */
  readonly complete?: (after: ItemSections, stored: ItemSections, facts: Facts) => ItemSections
}

/** Who saves, and with what at hand. */
interface Saving {
  readonly deps: QuoteItemDeps
  readonly tx: Database
  readonly person: Person
  readonly erp: ErpAnswers
}

/** An item after a save, before it is read by anybody. */
export interface Saved {
  readonly definition: WorkflowDefinition
  readonly work: WorkItem
  readonly facts: Facts
  readonly written: readonly SectionKey[]
  readonly said: readonly string[]
  readonly message: string
}

const columnsOf = (item: ItemSections): Partial<RepeatedColumns> =>
  Object.assign(
    {},
    ...sectionKeys.map(key => {
      const { columns } = sections[key] as { columns?: (values: object) => Partial<RepeatedColumns> }
      return columns?.(item[key]) ?? {}
    }),
  )

/** What is bought is not designed; what is made is. */
function bypassOf(before: ItemSections, after: ItemSections): { readonly allowByPassDesign?: boolean } {
  const isBought = isGenericItem(after.product)
  return isBought === isGenericItem(before.product) ? {} : { allowByPassDesign: isBought }
}

/** What a piece of what is made costs, as lists show it; bought goods take theirs by a call of its own. */
function unitPriceAfter(before: WorkItem, after: ItemSections): Pick<RowColumns, 'unitPrice'> {
  const isBought = isGenericItem(after.product)
  const isKept = isBought && isGenericItem(before.sections.product)
  return { unitPrice: isKept ? before.item.unitPrice : madeUnitPrice(after) }
}

/** The workgroup that owns the step after the change, and a sentence when that moves the item. */
function reassigned(step: WorkflowStep, before: ItemRow, columns: Partial<RowColumns>) {
  const group = ownerOf(step, stateOf({ ...before, ...columns }))
  const moves = group !== before.assignmentGroup
  return {
    columns: moves ? { assignmentGroup: group, workflowVersion: before.workflowVersion + 1 } : {},
    message: moves && group !== null ? `The item is now assigned to workgroup ${group}.` : '',
  }
}

/** The item with what was sent, all that follows from it, and what is known of it then. */
async function reacted(
  tx: Database,
  work: WorkItem,
  sent: ItemSections,
  about: About,
  erp: ErpAnswers,
): Promise<{ readonly after: ItemSections; readonly facts: Facts; readonly said: readonly string[] }> {
  const result = react(work.sections, sent, about)
  if (result.changed.length === 0) return { after: sent, facts: about.facts, said: [] }
  const after = result.sections
  return { after, facts: await factsOfItem(tx, { ...work, sections: after }, erp), said: result.said }
}

/** What a save makes of the item as it was read, and all that has to be stored for it; null when it is stale. */
export async function workOut<Key extends SectionKey>(
  { deps, tx, person, erp }: Saving,
  { key, version, values, also = [], check, complete }: SectionSave<Key>,
  work: WorkItem,
): Promise<{ readonly saved: Saved; readonly save: Save } | null> {
  const { item, quote } = work
  assertMaySee(person, work)
  const definition = await deps.definitions.of(item.templateId, tx)
  const step = stepOf(definition, item)
  const state = stateOf({ ...item, assigneeName: work.assigneeName })
  const refusal = refuseEdit(step, state, actorOf(person, quote.owner))
  if (refusal !== '') throw new Problem('not-allowed', refusal)
  if (work.versions[key] !== version || also.some(each => work.versions[each.key] !== each.version))
    return null

  const changes = changesOf(sections[key].fields, work.sections[key], values)
  const beside = Object.fromEntries(also.map(each => [each.key, each.values]))
  const sent: ItemSections = { ...work.sections, ...beside, [key]: values }
  const about = { facts: await factsOfItem(tx, { ...work, sections: sent }, erp), step: item.stepCode }
  assertWritable({ section: key, stored: work.sections, sent, about }, changes, step, person)
  for (const each of also) {
    const own = changesOf(sections[each.key].fields, work.sections[each.key], each.values)
    assertWritable({ section: each.key, stored: work.sections, sent, about }, own, step, person)
  }
  assertChoices(key, changes)
  const { after: made, facts, said } = await reacted(tx, work, sent, about, erp)
  const after = complete?.(made, work.sections, facts) ?? made
  const findings = findingsAt(definition, { item, sections: after }, facts, person)
  assertNothingWrong(key, after[key], changes, findings, step)
  await check?.(after, work.sections, facts, tx)

  const changedIn = sectionKeys.map(each => ({
    key: each,
    changes: changesOf(sections[each].fields, work.sections[each], after[each]),
  }))
  const written = changedIn.filter(each => each.key === key || each.changes.length > 0).map(each => each.key)
  const versions = { ...work.versions }
  for (const each of written) versions[each] += 1
  const columns = {
    ...columnsOf(after),
    ...bypassOf(work.sections, after),
    ...unitPriceAfter(work, after),
  }
  const place = reassigned(step, item, columns)
  const row = { ...item, ...columns, ...place.columns }
  const told = Object.fromEntries(written.map(each => [each, versions[each]]))
  const save = {
    who: person.login,
    before: item,
    after: row,
    sections: written.map(each => ({ section: each, version: versions[each], data: after[each] })),
    lines: changedIn.flatMap(each => sectionLines(each.key, each.changes)),
    announcements: itemsAnnounced(person, { what: 'saved', versions: told }, [{ before: item, after: row }]),
  }
  const saved = {
    definition,
    work: { ...work, item: row, sections: after, versions },
    facts,
    written,
    said,
    message: place.message,
  }
  return { saved, save }
}
