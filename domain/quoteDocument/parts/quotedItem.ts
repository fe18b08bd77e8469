import { plantFor, unitOfItem } from '#domain/estimating'
import { soldBy } from '#domain/quoteItem'
import type { QuotedItem } from '../document.ts'
import type { QuoteDocumentInput, QuotedInput } from '../documentInput.ts'
import { boxPicture } from './boxPicture.ts'
import { chargeLines } from './chargeLines.ts'
import { itemLacks } from './itemLacks.ts'
import { priceLines } from './priceLines.ts'
import { productFacts } from './productFacts.ts'

type Shared = Pick<QuoteDocumentInput, 'masters' | 'today'> & {
  readonly quote: Pick<QuoteDocumentInput['quote'], 'currency'>
}

/** An item of the letter: what it is, how it looks, what it costs and what is missing of it. */
export function quotedItem(item: QuotedInput, { masters, today, quote: { currency } }: Shared): QuotedItem {
  const { product, pricing } = item.sections
  const plant = plantFor(masters, product.preferredPlantCode)
  const unit = plant === undefined ? null : unitOfItem(item.sections, plant, masters)
  const box = unit?.box.ok ? unit.box.value : null
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
    facts: productFacts(item, unit),
    picture: box === null ? null : boxPicture(box),
    pictured: box === null ? '' : `${box.style.name}, open`,
    prices: priceLines(soldBy(item.sections), currency),
    charges: chargeLines(pricing, currency),
    lacks: itemLacks(item, today),
  }
}
