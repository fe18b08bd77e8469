import { cartonStyles, itemCategoryLabel, productTypes } from '#domain/quoteItem'
import { type StyleWord, styleWords, type WordedStyle } from './styleWords.ts'

/** The item categories that the catalogue offers products for. */
export const catalogueCategories = ['INDUSTRY_STANDARD', 'GENERIC', 'RESIZABLE'] as const

export type CatalogueCategory = (typeof catalogueCategories)[number]

type BaseKey = 'itemCategory' | 'productType' | 'marketSegment' | 'state' | 'fefcoGroup'

/** The key of a filter group, as it stands in a list's filter; those of a style name it: `02_topFlapVariantDesc`. */
export type FacetKey = BaseKey | `${WordedStyle}_${StyleWord}`

/** A group of filters of the catalogue. */
export interface Facet {
  readonly key: FacetKey
  readonly label: string
  /** The categories whose products it is about and whose choice opens it; null: all, and it is always open. */
  readonly categories: readonly CatalogueCategory[] | null
  /** The carton style whose products it is about and whose choice opens it; null: whatever their style. */
  readonly style: WordedStyle | null
  /** What it narrows by, when that is a word of the style. */
  readonly word: StyleWord | null
  /** What people call a value. */
  readonly labelOf: (value: string) => string
}

const itself = (value: string): string => value
const styled: readonly CatalogueCategory[] = ['INDUSTRY_STANDARD', 'RESIZABLE']

const facet = (key: BaseKey, label: string, more: Partial<Facet> = {}): Facet => ({
  ...{ key, label, categories: null, style: null, word: null, labelOf: itself },
  ...more,
})

const ofStyle = (style: WordedStyle): readonly Facet[] =>
  Object.entries(styleWords[style]).map(([word, label]) => ({
    ...{ key: `${style}_${word}` as FacetKey, label: `${style} ${label}`, categories: styled, style },
    word: word as StyleWord,
    labelOf: itself,
  }))

/** Every group of filters, in the order of the hierarchy (000 §4). */
export const facets: readonly Facet[] = [
  facet('itemCategory', 'Item Category', { labelOf: itemCategoryLabel }),
  facet('productType', 'Product Type', {
    categories: ['GENERIC'],
    labelOf: value => productTypes.find(({ code }) => code === value)?.label ?? value,
  }),
  facet('marketSegment', 'Market Segment', { categories: ['INDUSTRY_STANDARD'] }),
  facet('state', 'State', { categories: ['INDUSTRY_STANDARD'] }),
  facet('fefcoGroup', 'Carton Style', {
    categories: styled,
    labelOf: value => cartonStyles.find(({ code }) => code === value)?.label ?? value,
  }),
  ...ofStyle('02'),
  ...ofStyle('04'),
  ...ofStyle('09'),
]

export const facetKeys = facets.map(({ key }) => key)
