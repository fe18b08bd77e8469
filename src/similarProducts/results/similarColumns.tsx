import type { SimilarProduct } from '#contract/lgx'
import { date, decimal, tidy, yesNo } from '#domain/formats'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { PriceUntil } from '../../resources/products/PriceUntil.tsx'
import { amount } from '../../resources/products/productWords.ts'

type Column = ListColumn<SimilarProduct>
type Source = Column['source']

const column = (source: Source, label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<SimilarProduct>(source, label),
  ...more,
})

const figure = (source: Source, label: string, digits: 0 | 3 = 0): Column =>
  column(source, label, {
    align: 'right',
    text: row => {
      const value = row[source]
      return typeof value === 'number' ? decimal(value, digits) : '–'
    },
  })

/** A figure of which 0 says that there is none. */
const some = (source: Source, label: string): Column =>
  column(source, label, {
    align: 'right',
    text: row => (Number(row[source]) > 0 ? decimal(Number(row[source]), 0) : '–'),
  })

const day = (source: 'priceEffectiveDate' | 'priceExpiryDate', label: string, more: Partial<Column> = {}) =>
  column(source, label, { text: row => date(row[source]) || '–', ...more })

/** The 36 columns of similar products; the first 26 are the short variant (000 §2). */
const allSimilarColumns: readonly Column[] = [
  column('isUnderReview', 'Under Review', { text: row => (row.isUnderReview ? 'Yes' : '') }),
  column('match', 'Match%', { align: 'right', text: row => tidy(row.match, 1) }),
  column('customerCode', 'Cust Code'),
  column('productCode', 'Product Code'),
  column('revision', 'Rev'),
  column('vslCode', 'VSL Code'),
  column('boardGradeCode', 'Board Grade'),
  column('paperMakeUp', 'Paper Makeup'),
  some('length', 'L'),
  some('width', 'W'),
  some('depth', 'D'),
  figure('sheetSqm', 'Sqm', 3),
  figure('cartonSqm', 'Carton Sqm', 3),
  column('price', 'Spl Price', { align: 'right', text: row => amount(row.price, row) || '–' }),
  column('isPreprint', 'Preprint', { text: row => yesNo(row.isPreprint) }),
  figure('numberOfColors', 'No. Of Colours'),
  figure('passNo', 'Machine Passes'),
  column('forme', 'Forme'),
  some('lastYearQty', 'LY Order Qty'),
  some('thisYearQty', 'CY Order Qty'),
  column('pricingPolicy', 'Pricing Policy'),
  day('priceEffectiveDate', 'Price Effective Date'),
  day('priceExpiryDate', 'Price Expiry Date', { show: product => <PriceUntil product={product} /> }),
  column('deliveryRegion', 'Delivery Region'),
  column('costCenterCode', 'Cost Centre'),
  some('palletQty', 'Pallet Qty'),
  column('customerName', 'Customer'),
  column('freight', 'Freight', { align: 'right', text: row => amount(row.freight, row) || '–' }),
  column('fefcoCode', 'Product Style Code'),
  column('description', 'Product Desc'),
  column('truckType', 'Truck Type'),
  column('handUnloading', 'Hand Unload', {
    text: row => (row.handUnloading === null ? '–' : yesNo(row.handUnloading)),
  }),
  column('quoteOrigin', 'V Quote Id'),
  column('palletTypeCode', 'Pallet Type'),
  some('numberUp', 'Number up'),
  some('paperDeckleWidth', 'Paper Deckle Width'),
]

/** How many of the columns the short variant has (000 §2). */
const inShort = 26

/** The columns of a variant, with where the person's choice of them is kept (DECISIONS N38). */
export const similarColumns = (hasAll: boolean) =>
  hasAll
    ? { columns: allSimilarColumns, storeKey: 'similarProducts.allColumns' }
    : { columns: allSimilarColumns.slice(0, inShort), storeKey: 'similarProducts.columns' }
