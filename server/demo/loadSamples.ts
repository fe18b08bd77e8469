import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Product } from '#contract/quote'
import { isSampleOver, sampleStatuses } from '#domain/samples'
import { initialStepCode } from '#domain/workflow'
import type { Database } from '../database/database.ts'
import { quoteItemSections, quoteItems, samples } from '../database/schema/index.ts'

const day = 86_400_000
const places = ['Customer reception', 'Sales office', 'Plant gate 1', 'Courier'] as const
const notes = ['', 'Two with the logo, one plain.', 'For the packing trial on their line.', ''] as const

/** Statuses in turn: more requests wait than are over. */
const turns = [0, 1, 1, 0, 2, 1, 3, 0, 4, 1, 5] as const

/** Sample requests at every status for items on their way; what was asked for last stands on the item. */
export async function loadSamples(db: Database, today: string): Promise<void> {
  const now = Date.parse(`${today}T00:00:00Z`)
  const items = await db
    .select({ item: quoteItems, product: quoteItemSections.data })
    .from(quoteItems)
    .innerJoin(
      quoteItemSections,
      and(eq(quoteItemSections.quoteItemId, quoteItems.id), eq(quoteItemSections.section, 'product')),
    )
    .where(
      and(
        isNull(quoteItems.closeType),
        eq(quoteItems.isFinal, false),
        ne(quoteItems.stepCode, initialStepCode),
      ),
    )
    .orderBy(asc(quoteItems.id))
  await db.update(quoteItems).set({ sampleStatus: '' }).where(ne(quoteItems.sampleStatus, ''))
  const wanted = items.filter((_, index) => index % 3 === 0)
  for (const [turn, { item, product }] of wanted.entries()) {
    const status = sampleStatuses[turns[turn % turns.length] ?? 0]
    const submitted = now - (1 + ((turn * 3) % 12)) * day + 3 * 3_600_000
    const isLocked = status === 'Sent To Cutting Table' && turn % 2 === 1
    await db.insert(samples).values({
      quoteItemId: item.id,
      status,
      assignmentGroup: 'SAMPLE',
      lockedBy: isLocked ? 'samplemaker' : null,
      lockedByName: isLocked ? 'Bea Lindqvist' : '',
      isUrgent: turn % 5 === 1 && !isSampleOver(status),
      numberOfSamples: 1 + ((turn * 2) % 6),
      boardGrade: (product as Product).boardGrade,
      dropLocation: places[turn % places.length] ?? '',
      deliveryDate: new Date(submitted + (4 + (turn % 6)) * day).toISOString().slice(0, 10),
      notes: notes[turn % notes.length] ?? '',
      submittedBy: item.initiator,
      submittedAt: new Date(submitted),
      updatedBy: item.initiator,
      updatedAt: new Date(submitted),
    })
    await db.update(quoteItems).set({ sampleStatus: status }).where(eq(quoteItems.id, item.id))
  }
}
