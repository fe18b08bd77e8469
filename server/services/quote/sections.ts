import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { Compliance, emptyProduct, Product } from '#contract/quote'
import type { Database } from '../../database/database.ts'
import { quoteItemSections } from '../../database/schema/index.ts'
import { Problem } from '../../http/problem.ts'

const emptyCompliance: Compliance = {
  isFscCompliant: false,
  isAirFreightCompliant: false,
  isDangerousGoodsCompliant: false,
  isLcboExportWineCompliant: false,
}

/** The sections of a quote item that are stored, each with its shape and what it is before anyone saves it. */
export const sections = {
  product: { schema: Product, empty: emptyProduct },
  compliance: { schema: Compliance, empty: emptyCompliance },
} as const satisfies Record<string, { schema: z.ZodType; empty: object }>

export type SectionName = keyof typeof sections
export type SectionData<Name extends SectionName> = z.output<(typeof sections)[Name]['schema']>

export interface StoredSection<Name extends SectionName> {
  readonly version: number
  readonly data: SectionData<Name>
}

export type ItemSections = { readonly [Name in SectionName]: StoredSection<Name> }

/** A section as it was read from its row; version 0 and empty when it was never saved. */
export const storedSection = <Name extends SectionName>(
  name: Name,
  row: { readonly version: number; readonly data: unknown } | undefined,
): StoredSection<Name> => ({
  version: row?.version ?? 0,
  data: { ...sections[name].empty, ...(row?.data as object | undefined) } as SectionData<Name>,
})

/** A section of an item; version 0 and empty when it was never saved. */
export async function readSection<Name extends SectionName>(
  db: Database,
  quoteItemId: number,
  name: Name,
): Promise<StoredSection<Name>> {
  const [row] = await db
    .select({ version: quoteItemSections.version, data: quoteItemSections.data })
    .from(quoteItemSections)
    .where(and(eq(quoteItemSections.quoteItemId, quoteItemId), eq(quoteItemSections.section, name)))
  return storedSection(name, row)
}

/** All sections of an item. */
export async function readItemSections(db: Database, quoteItemId: number): Promise<ItemSections> {
  const rows = await db.select().from(quoteItemSections).where(eq(quoteItemSections.quoteItemId, quoteItemId))
  const bySection = new Map(rows.map(row => [row.section, row]))
  return {
    product: storedSection('product', bySection.get('product')),
    compliance: storedSection('compliance', bySection.get('compliance')),
  }
}

/** One section of many items, by item id. */
export async function readSections<Name extends SectionName>(
  db: Database,
  quoteItemIds: readonly number[],
  name: Name,
): Promise<Map<number, StoredSection<Name>>> {
  const rows =
    quoteItemIds.length === 0
      ? []
      : await db
          .select()
          .from(quoteItemSections)
          .where(
            and(
              inArray(quoteItemSections.quoteItemId, [...quoteItemIds]),
              eq(quoteItemSections.section, name),
            ),
          )
  const byItem = new Map(rows.map(row => [row.quoteItemId, row]))
  return new Map(quoteItemIds.map(id => [id, storedSection(name, byItem.get(id))]))
}

/** Stores a section as the version after `from`; a section that moved on meanwhile is a stale save. */
export async function writeSection<Name extends SectionName>(
  db: Database,
  quoteItemId: number,
  name: Name,
  from: number,
  data: SectionData<Name>,
): Promise<void> {
  if (from === 0) {
    const inserted = await db
      .insert(quoteItemSections)
      .values({ quoteItemId, section: name, version: 1, data })
      .onConflictDoNothing()
      .returning({ version: quoteItemSections.version })
    if (inserted.length > 0) return
  }
  const updated = await db
    .update(quoteItemSections)
    .set({ version: from + 1, data })
    .where(
      and(
        eq(quoteItemSections.quoteItemId, quoteItemId),
        eq(quoteItemSections.section, name),
        eq(quoteItemSections.version, from),
      ),
    )
    .returning({ version: quoteItemSections.version })
  if (updated.length === 0) throw new Problem('stale', 'Someone else saved this section in the meantime.')
}
