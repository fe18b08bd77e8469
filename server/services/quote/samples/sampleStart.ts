import { desc, eq } from 'drizzle-orm'
import type { SampleStart } from '#contract/samples'
import { fileKindOf, isCuttingFile } from '#domain/documents'
import { offeredDueDate } from '#domain/manualOrders'
import { isGenericItem } from '#domain/quoteItem'
import { refuseSample } from '#domain/samples'
import type { Database } from '../../../database/database.ts'
import { deliveryAddresses, samples, vendorOrderTypes } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { itemRowFor } from '../../quoteItem/itemFor.ts'
import type { OwnedItem } from '../../quoteItem/itemRow.ts'
import { readItem } from '../../quoteItem/readItems.ts'
import { documentsOfItem } from '../documents/readDocuments.ts'

const inOneLine = (...parts: readonly string[]): string =>
  parts
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(', ')

/** Places that samples of an item were sent to, those of its quote and its customer, each once. */
async function placesOf(db: Database, { item, quote }: OwnedItem) {
  const [earlier, addresses] = await Promise.all([
    db
      .select({ place: samples.dropLocation })
      .from(samples)
      .where(eq(samples.quoteItemId, item.id))
      .orderBy(desc(samples.id))
      .limit(10),
    db
      .select()
      .from(deliveryAddresses)
      .where(eq(deliveryAddresses.customerCode, item.customerCode))
      .orderBy(desc(deliveryAddresses.isDefault), deliveryAddresses.id)
      .limit(20),
  ])
  const places = [
    ...earlier.map(({ place }) => place),
    inOneLine(quote.deliveryAddress, quote.deliveryCity, quote.deliveryState, quote.deliveryPostCode),
    ...addresses.map(address =>
      inOneLine(address.deliveryAddress, address.deliverySuburb, address.stateCode, address.deliveryPostCode),
    ),
  ].map(place => place.slice(0, 120))
  return [...new Set(places.filter(place => place !== ''))]
}

/** What a new request of an item starts with: its board, where its samples go, by when, and what they are cut by. */
export async function sampleStart(
  db: Database,
  person: Person,
  quoteItemId: number,
  today: string,
): Promise<SampleStart> {
  const owned = await itemRowFor(db, person, quoteItemId)
  const [{ sections }, documents, places, [lead]] = await Promise.all([
    readItem(db, quoteItemId),
    documentsOfItem(db, quoteItemId),
    placesOf(db, owned),
    db
      .select({ hours: vendorOrderTypes.leadHours })
      .from(vendorOrderTypes)
      .where(eq(vendorOrderTypes.code, 'SAMPLE')),
  ])
  const files = documents
    .filter(({ fileName }) => fileKindOf(fileName)?.isDesign === true)
    .map(({ id, fileName }) => ({ id, fileName }))
  return {
    boardGrade: sections.product.boardGrade,
    places,
    deliveryDate: offeredDueDate(today, lead?.hours ?? 0),
    files,
    cuttingFileId: files.find(({ fileName }) => isCuttingFile(fileName))?.id ?? null,
    refusal: refuseSample({ ...owned.item, isBought: isGenericItem(sections.product) }),
  }
}
