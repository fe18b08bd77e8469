import { and, asc, eq, sql } from 'drizzle-orm'
import type { HeldItems, PlantWorkCentre } from '#contract/plants'
import { type DesignStep, sheetBounds } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../../database/database.ts'
import { quoteItemSections, quoteItems, workCentres } from '../../../database/schema/index.ts'

const mostNamed = 3

type Limits = Pick<
  PlantWorkCentre,
  'code' | 'min_sheet_length' | 'max_sheet_length' | 'min_sheet_width' | 'max_sheet_width'
>

const limits = ({ min_sheet_length, max_sheet_length, min_sheet_width, max_sheet_width }: Limits) => ({
  minSheetLength: min_sheet_length,
  maxSheetLength: max_sheet_length,
  minSheetWidth: min_sheet_width,
  maxSheetWidth: max_sheet_width,
})

/** The open items with steps at a work centre, with their steps. */
const stepsAt = (db: Database, code: string) =>
  db
    .select({
      quoteId: quoteItems.quoteId,
      itemNo: quoteItems.itemNo,
      steps: sql<DesignStep[]>`${quoteItemSections.data} -> 'designSteps'`,
    })
    .from(quoteItems)
    .innerJoin(
      quoteItemSections,
      and(eq(quoteItemSections.quoteItemId, quoteItems.id), eq(quoteItemSections.section, 'design')),
    )
    .where(
      and(
        sql`${quoteItems.closeType} is null`,
        eq(quoteItems.isFinal, false),
        sql`(${quoteItemSections.data} -> 'designSteps')::jsonb @> ${JSON.stringify([{ workCentre: code }])}::jsonb`,
      ),
    )
    .orderBy(asc(quoteItems.quoteId), asc(quoteItems.itemNo))

/** The open items whose sheets a work centre took as it was and does not take as it is now: Design holds them. */
export async function heldByLimits(db: Database, was: Limits, is: Limits): Promise<HeldItems> {
  if (JSON.stringify(limits(was)) === JSON.stringify(limits(is))) return { items: 0, first: [] }
  const [centre] = await db
    .select({
      code: workCentres.code,
      description: workCentres.description,
      plantCode: workCentres.plantCode,
      operation: workCentres.operationCode,
      canRotate: workCentres.canRotate,
    })
    .from(workCentres)
    .where(eq(workCentres.code, is.code))
  if (centre === undefined) return { items: 0, first: [] }
  const fits = (steps: readonly DesignStep[], { code: _, ...sizes }: Limits): boolean => {
    const workCentre = { ...centre, ...limits({ code: is.code, ...sizes }) }
    const design = { designSteps: steps }
    return (
      sheetBounds(design, { facts: { design: { operations: [], workCentres: [workCentre] } } }).length === 0
    )
  }
  const held = (await stepsAt(db, is.code)).filter(({ steps }) => fits(steps, was) && !fits(steps, is))
  return {
    items: held.length,
    first: held.slice(0, mostNamed).map(({ quoteId, itemNo }) => itemReference(quoteId, itemNo)),
  }
}
