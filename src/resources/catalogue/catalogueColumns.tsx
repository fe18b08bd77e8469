import type { CatalogueProduct } from '#contract/product'
import { itemCategoryLabel } from '#domain/quoteItem'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { sizeText } from './catalogueWords.ts'

type Column = ListColumn<CatalogueProduct>

const sorted = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<CatalogueProduct>(source, label),
  sortable: true,
  ...more,
})

/** Store key of the columns chosen. */
export const columnsKey = 'catalogue.columns'

/** Columns of the catalogue. */
export const catalogueColumns: readonly Column[] = [
  sorted('productDescription', 'Description'),
  sorted('itemCategory', 'Item Category', { text: ({ itemCategory }) => itemCategoryLabel(itemCategory) }),
  sorted('length', 'Size', { text: product => sizeText(product) || '–' }),
  sorted('styleCode', 'Style', { text: ({ styleCode }) => styleCode || '–' }),
  sorted('category', 'Category', { leftOut: 'narrow' }),
  sorted('marketSegment', 'Market Segment', {
    text: ({ marketSegment }) => marketSegment || '–',
    leftOut: 'narrow',
  }),
  sorted('state', 'State', { text: ({ state }) => state || '–' }),
  sorted('productId', 'Product', { leftOut: 'narrow' }),
]
