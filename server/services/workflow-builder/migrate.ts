import { and, asc, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { changeLog, quoteItems } from '../../database/schema/index.ts'
import { announceItems } from '../../hub/announceItems.ts'
import { Problem } from '../../problem/problem.ts'
import { masterOrProblem } from '../masters/masterOrProblem.ts'
import { nameOf } from '../security/names.ts'
import { followsOther } from './followsOther.ts'
import { templates } from './masters.ts'
import { logMoves, moveItems } from './moveItems.ts'
import { refuseStuck } from './refuseStuck.ts'
import { definitionOf } from './templateDetail.ts'

/** Which items move. */
export interface MigrateOptions {
  /** Only these; left out: every open item of another version. */
  readonly quoteItemIds?: readonly number[] | undefined
  /** Items at a step that is gone stay on their version, instead of refusing all. */
  readonly leaveStuck?: boolean | undefined
  /** Only items with a greater id: where the call before stopped. */
  readonly after?: number | undefined
  /** How many items are looked at. */
  readonly most: number
}

export interface Migrated {
  readonly migrated: number
  readonly left: number
  /** Id of the last item that was looked at when more remain; null: that were all. */
  readonly after: number | null
}

/**
 * Moves open items of other versions to this published one, each to the step of the same code, a portion a call. Refused
 * before the first moves, with items named, when one stands at a step that is gone, unless such items are to stay. Answers
 * how many moved, how many stayed, and where to go on.
 */
export async function migrate(
  tx: Database,
  who: string,
  templateId: number,
  { quoteItemIds, leaveStuck = false, after = 0, most }: MigrateOptions,
): Promise<Migrated> {
  const template = await masterOrProblem(tx, templates, templateId)
  if (template.status !== 'published') {
    throw new Problem('rule-failed', `Version ${template.version} of ${template.name} is not published.`)
  }
  const definition = await definitionOf(tx, templateId)
  const codes = definition.steps.map(({ code }) => code)
  const asked = and(
    followsOther(tx, template.name, templateId),
    quoteItemIds === undefined ? undefined : inArray(quoteItems.id, [...quoteItemIds]),
    gt(quoteItems.id, after),
  )
  const found = await tx
    .select({ id: quoteItems.id, quoteId: quoteItems.quoteId, stepCode: quoteItems.stepCode })
    .from(quoteItems)
    .where(asked)
    .orderBy(asc(quoteItems.id))
    .limit(most + 1)
  const looked = found.slice(0, most)
  if (!leaveStuck) {
    // All are looked at before the first moves, later only those whose turn it is.
    const among =
      after === 0
        ? asked
        : inArray(
            quoteItems.id,
            looked.map(({ id }) => id),
          )
    await refuseStuck(tx, template.version, and(among, notInArray(quoteItems.stepCode, codes)))
  }
  const chosen = looked.filter(({ stepCode }) => codes.includes(stepCode))
  const moved = await moveItems(tx, definition, template, chosen)
  await logMoves(tx, who, moved)
  if (moved.length > 0) await logMigrated(tx, who, templateId, moved.length, after > 0)
  await announceItems(tx, { login: who, name: await nameOf(tx, who) }, { what: 'saved' }, moved)
  return {
    migrated: moved.length,
    left: looked.length - moved.length,
    after: found.length > most ? (looked.at(-1)?.id ?? null) : null,
  }
}

/** Says in the log of the template how many items moved; the portions of one run are one line. */
async function logMigrated(
  tx: Database,
  who: string,
  templateId: number,
  items: number,
  isContinued: boolean,
): Promise<void> {
  const thing = { what: templates.kind, key: String(templateId) }
  const [begun] = isContinued
    ? await tx
        .select({ id: changeLog.id, detail: changeLog.new })
        .from(changeLog)
        .where(
          and(
            eq(changeLog.what, thing.what),
            eq(changeLog.key, thing.key),
            eq(changeLog.who, who),
            eq(changeLog.field, 'migrated'),
          ),
        )
        .orderBy(desc(changeLog.id))
        .limit(1)
    : []
  if (begun === undefined) {
    await logEvent(tx, who, { ...thing, quoteId: null }, 'migrated', { items })
    return
  }
  const before = (begun.detail as { readonly items: number }).items
  await tx
    .update(changeLog)
    .set({ new: { items: before + items } })
    .where(eq(changeLog.id, begun.id))
}
