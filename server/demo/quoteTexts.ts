import type { Database } from '../database/database.ts'
import { quoteTexts } from '../database/schema/index.ts'

const cover = `Dear {{contactName}},
Thank you for asking us to quote. We are pleased to offer you the packaging below, made for what you told us of your product and of how it travels. Sizes are inside; where there is a picture, it shows the box as we would make it.`

const coverGlama = `Dear {{contactName}},
Thank you for asking us to quote. Below is the printed packaging that we would make for you. Colours and finish are those that we spoke about; before the first print you get a proof to approve.`

/** What the letters of the demonstration company say, in their order. */
const rows = [
  { code: 'COVER', kind: 'COVER', text: cover },
  { code: 'COVER_GLAMA', kind: 'COVER', businessUnit: 'GLAMA', text: coverGlama },
  {
    ...{ code: 'TERMS_VALIDITY', kind: 'TERMS', title: 'Validity', sequence: 10 },
    text: 'Our prices hold until {{validTo}} and for the quantities named, each delivered at once. Freight that is in a price is for one delivery to one place.',
  },
  {
    ...{ code: 'TERMS_PAYMENT', kind: 'TERMS', title: 'Prices and payment', sequence: 20 },
    text: 'Prices are without GST, which is added to the invoice. Invoices are due 30 days after the end of the month in which we deliver.',
  },
  {
    ...{ code: 'TERMS_QUANTITY', kind: 'TERMS', title: 'Quantity delivered', sequence: 30 },
    text: 'What is made to order comes out a little more or less than was ordered: up to 10 % either way of orders below 5,000, up to 5 % of larger ones. You pay for what you get.',
  },
  {
    ...{ code: 'TERMS_TOOLING', kind: 'TERMS', title: 'Tooling', sequence: 40 },
    text: 'Formes and stereos are charged once, kept and cared for by us, and used for your orders alone. We keep them for three years after the last order.',
  },
  {
    ...{ code: 'TERMS_BOARD_SIZES', kind: 'TERMS', title: 'Sizes', sequence: 50, businessUnit: 'BOARD' },
    text: 'Inside sizes keep within 3 mm a side. Boxes are strongest dry: what is stored on pallets stands off the floor and out of the weather.',
  },
  {
    ...{ code: 'TERMS_GLAMA_COLOUR', kind: 'TERMS', title: 'Colour', sequence: 50, businessUnit: 'GLAMA' },
    text: 'Colours follow the approved proof as near as board and process allow. A change of artwork after approval is charged at cost.',
  },
  {
    ...{ code: 'CLOSING', kind: 'CLOSING' },
    text: 'To order, answer with the quantities that you want and your purchase order number. Questions go best to {{ownerName}}, {{ownerEmail}}.\nYours sincerely',
  },
] as const satisfies readonly (typeof quoteTexts.$inferInsert)[]

/** Covering words, terms and closing words of the demonstration company. */
export async function loadQuoteTexts(db: Database): Promise<void> {
  await db.insert(quoteTexts).values([...rows])
}
