import type { ExistingProduct } from '#contract/customer'
import { boxSize, date, decimal } from '#domain/formats'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { PriceUntil } from './PriceUntil.tsx'
import { amount, perUom, printOf } from './productWords.ts'

type Column = ListColumn<ExistingProduct>

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<ExistingProduct>(source, label),
  ...more,
})

const sorted = { sortable: true } as const
const figure = { sortable: true, align: 'right' } as const

/** Store key of the columns chosen. */
export const columnsKey = 'existingProducts.columns'

/** Columns of the existing products. */
export const productColumns: readonly Column[] = [
  column('productCode', 'Code', sorted),
  column('description', 'Description', sorted),
  column('customerName', 'Customer', sorted),
  column('plantCode', 'Plant', { ...sorted, leftOut: 'always' }),
  column('fefcoCode', 'Style', { ...sorted, leftOut: 'always' }),
  column('length', 'Size mm', { ...sorted, text: product => boxSize(product), leftOut: 'narrow' }),
  column('boardGradeCode', 'Board', sorted),
  column('printProcess', 'Print', { text: printOf, leftOut: 'always' }),
  column('palletQty', 'On a pallet', {
    align: 'right',
    text: ({ palletQty }) => (palletQty > 0 ? decimal(palletQty, 0) : '–'),
    leftOut: 'always',
  }),
  column('price', 'Price', {
    ...figure,
    text: product => (product.price === null ? '–' : `${amount(product.price, product)} ${perUom(product)}`),
  }),
  column('priceExpiryDate', 'Price until', {
    ...sorted,
    text: ({ priceExpiryDate }) => date(priceExpiryDate),
    show: product => <PriceUntil product={product} />,
  }),
  column('lastOrderedOn', 'Last ordered', {
    ...sorted,
    text: ({ lastOrderedOn }) => date(lastOrderedOn) || '–',
  }),
  column('lastOrderQty', 'Quantity', {
    ...figure,
    text: ({ lastOrderQty }) => decimal(lastOrderQty, 0) || '–',
    leftOut: 'always',
  }),
  column('vslCode', 'VSL code', { leftOut: 'always' }),
  column('eskoProjectNumber', 'Project number', { leftOut: 'always' }),
  column('customerCode', 'Customer code', { leftOut: 'always' }),
  column('productId', 'Product id', { leftOut: 'always' }),
]
