import { plantFor, unitOfItem } from '#domain/estimating'
import { date } from '#domain/formats'
import { soldBy } from '#domain/quoteItem'
import type { QuotedItem, QuoteFact } from '../document.ts'
import type { QuoteDocumentInput, QuotedInput } from '../documentInput.ts'
import { boxPicture } from './boxPicture.ts'
import { chargeLines } from './chargeLines.ts'
import { itemLacks } from './itemLacks.ts'
import { priceLines } from './priceLines.ts'
import { productFacts } from './productFacts.ts'

type Shared = Pick<QuoteDocumentInput, 'masters' | 'today'> & {
  readonly quote: Pick<QuoteDocumentInput['quote'], 'currency' | 'validTo'> &
    Partial<Pick<QuoteDocumentInput['quote'], 'delivery'>>
}

/** The day on which a price ends, where that is before the quote does. */
const endOfPrice = (ends: string | null, validTo: string | null): QuoteFact[] =>
  ends === null || (validTo !== null && ends >= validTo) ? [] : [{ label: 'Price until', value: date(ends) }]

/** An item of the letter: what it is, how it looks, what it costs and what is missing of it. */
export function quotedItem(item: QuotedInput, { masters, today, quote }: Shared): QuotedItem {
  const { product, pricing } = item.sections
  const plant = plantFor(masters, product.preferredPlantCode)
  const unit = plant === undefined ? null : unitOfItem(item.sections, plant, masters)
  const box = unit?.box.ok ? unit.box.value : null
  const { currency } = quote
  const sold = soldBy(item.sections)
  const about = [
    product.code === '' ? '' : `Your code ${product.code}`,
    product.drawingNo === '' ? '' : `Drawing ${product.drawingNo}`,
  ]
  return {
    ...(item.option ? { option: item.option } : {}),
    number: String(item.itemNo),
    reference: item.reference,
    name: product.description || 'Not described yet',
    about: about.filter(part => part !== '').join(' · '),
    facts: [...productFacts(item, unit), ...endOfPrice(sold.priceExpiryDate, quote.validTo)],
    picture: box === null ? null : boxPicture(box),
    pictured: box === null ? '' : `${box.style.name}, open`,
    prices: priceLines(sold, currency),
    charges: chargeLines(pricing, currency),
    lacks: itemLacks(item, today, quote.delivery),
  }
}
