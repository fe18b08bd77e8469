import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  type CatalogueFilter,
  catalogueFindings,
  catalogueProduct,
  type FacetCell,
  facetCounts,
  type KeptProduct,
  openFacets,
  styleWordNames,
  toggleFacet,
} from '#domain/catalogue'

const keysOf = (filter: CatalogueFilter) => openFacets(filter).map(({ key }) => key)
const standard = { itemCategory: ['INDUSTRY_STANDARD'] }

describe('the filter hierarchy', () => {
  it('begins with the item categories alone', () => {
    expect(keysOf({})).toEqual(['itemCategory'])
  })

  it('catalogue-industry-standard: adds market segment and state, the state being the person’s own', () => {
    const chosen = toggleFacet({ q: 'box' }, 'itemCategory', 'INDUSTRY_STANDARD', 'NSW')
    expect(chosen).toEqual({ q: 'box', itemCategory: ['INDUSTRY_STANDARD'], state: ['NSW'] })
    expect(keysOf(chosen)).toEqual(expect.arrayContaining(['marketSegment', 'state']))
    expect(toggleFacet({}, 'itemCategory', 'INDUSTRY_STANDARD', '')).toEqual(standard)
  })

  it('catalogue-industry-standard: another state stays while a category is added', () => {
    const other = { ...standard, state: ['TAS'] }
    expect(toggleFacet(other, 'itemCategory', 'GENERIC', 'NSW').state).toEqual(['TAS'])
  })

  it('catalogue-generic: adds a filter for each product type', () => {
    const cells: FacetCell[] = [
      { values: { itemCategory: 'GENERIC', productType: 'CONSUMABLES' }, count: 10 },
      { values: { itemCategory: 'GENERIC', productType: 'GENERIC_PRODUCTS' }, count: 5 },
    ]
    const [, types] = facetCounts(cells, { itemCategory: ['GENERIC'] })
    expect(types?.items.map(({ value, count }) => [value, count])).toEqual([
      ['Consumables', 10],
      ['Generic Products', 5],
    ])
  })

  it.each([
    ['INDUSTRY_STANDARD', true],
    ['RESIZABLE', true],
    ['GENERIC', false],
  ])('catalogue-carton-style-group: %s adds the carton styles: %s', (category, adds) => {
    expect(keysOf({ itemCategory: [category] }).includes('fefcoGroup')).toBe(adds)
  })

  it('catalogue-carton-style-sub: styles 02, 04 and 09 add filters of their own, no other style does', () => {
    const ofStyles = (...fefcoGroup: string[]) =>
      keysOf({ ...standard, fefcoGroup }).filter(key => key.includes('_'))
    expect(ofStyles('02')).toHaveLength(7)
    expect(ofStyles('04')).toEqual([
      '04_diecutVariantDesc',
      '04_machineErectedDesc',
      '04_closureDesc',
      '04_shelfReadyDesc',
    ])
    expect(ofStyles('09')).toHaveLength(3)
    expect(ofStyles('02', '09')).toHaveLength(10)
    expect(ofStyles('03')).toEqual([])
  })

  it('catalogue-reset: without an item category only the words are left', () => {
    const narrowed = { q: 'pad', ...standard, state: ['NSW'], fefcoGroup: ['09'], minLength: 100 }
    expect(toggleFacet(narrowed, 'itemCategory', 'INDUSTRY_STANDARD', 'NSW')).toEqual({ q: 'pad' })
  })

  it('a group that closes loses what was chosen in it', () => {
    const narrowed = {
      ...standard,
      fefcoGroup: ['02', '04'],
      '02_topFlapVariantDesc': ['Meeting'],
      '04_closureDesc': ['None'],
    }
    expect(toggleFacet(narrowed, 'fefcoGroup', '02', '')).toEqual({
      ...standard,
      fefcoGroup: ['04'],
      '04_closureDesc': ['None'],
    })
  })

  it('catalogue-dimensions: bounds stand at -1 and 99999 unless others are given', () => {
    expect(boundsOf({}, 'length')).toEqual({ min: -1, max: 99_999 })
    expect(boundsOf({ minDepth: 90, maxDepth: 120 }, 'depth')).toEqual({ min: 90, max: 120 })
  })
})

describe('counts', () => {
  const cell = (itemCategory: string, state: string, fefcoGroup: string, count: number): FacetCell => ({
    values: { itemCategory, state, fefcoGroup },
    count,
  })
  const cells = [
    cell('INDUSTRY_STANDARD', 'NSW', '02', 4),
    cell('INDUSTRY_STANDARD', 'VIC', '02', 3),
    cell('INDUSTRY_STANDARD', 'VIC', '09', 2),
    cell('RESIZABLE', '', '02', 1),
    cell('GENERIC', '', '', 8),
  ]
  const countsOf = (filter: CatalogueFilter, key: string) =>
    Object.fromEntries(
      facetCounts(cells, filter)
        .find(group => group.key === key)
        ?.items.map(({ id, count }) => [id, count]) ?? [],
    )

  it('say what the other groups leave, also beside the value that is chosen', () => {
    const filter = { itemCategory: ['INDUSTRY_STANDARD', 'RESIZABLE'], state: ['VIC'] }
    expect(countsOf(filter, 'state')).toEqual({ NSW: 4, VIC: 5 })
    // What has no state is not narrowed by one.
    expect(countsOf(filter, 'itemCategory')).toEqual({ INDUSTRY_STANDARD: 5, RESIZABLE: 1, GENERIC: 8 })
    expect(countsOf(filter, 'fefcoGroup')).toEqual({ '02': 4, '09': 2 })
  })

  it('name what is chosen also where it counts none', () => {
    expect(countsOf({ ...standard, state: ['WA'], fefcoGroup: ['02'] }, 'state')).toEqual({
      NSW: 4,
      VIC: 3,
      WA: 0,
    })
  })
})

describe('a product of the catalogue', () => {
  it('becomes the product of an item with its style, flaps and size', () => {
    const sold = {
      ...{ productDescription: 'Fish box', itemCategory: 'INDUSTRY_STANDARD', isGen: false },
      ...{ productGroup: 'CORRUGATED', productType: '', styleCode: '0203', fefcoGroup: '02' },
      ...{ styleWords: { openingVariantDesc: 'Hand holes' } },
      ...{ length: 380, width: 260, depth: 110 },
    }
    expect(catalogueProduct(sold, [sold.styleCode])).toMatchObject({
      ...{ description: 'Fish box', styleCarton: '02', styleVariant: '0203', styleTopFlap: '03' },
      styleOpening: 'HANDHOLE',
      ...{ length: 380, width: 260, depth: 110, code: '' },
    })
    const ownStyle = { ...sold, styleCode: 'TRAY-W', fefcoGroup: '04' }
    expect(catalogueProduct(ownStyle, [])).toMatchObject({ styleCarton: '04', styleVariant: 'TRAY-W' })
    expect(catalogueProduct({ ...sold, styleCode: '' }, [])).toMatchObject({
      styleCarton: '',
      styleVariant: '',
    })
  })

  const words = Object.fromEntries(styleWordNames.map(name => [name, ''])) as Pick<
    KeptProduct,
    (typeof styleWordNames)[number]
  >
  const kept: KeptProduct = {
    ...words,
    ...{ itemCategory: 'INDUSTRY_STANDARD', productType: '', marketSegment: 'Bakery', state: 'NSW' },
    ...{ styleCode: '0201', length: 480, width: 360, depth: 260 },
  }
  it.each<[string, Partial<KeptProduct>, string[]]>([
    ['whole', {}, []],
    ['a pad without depth', { styleCode: '0900', depth: null }, []],
    ['a box without depth', { depth: null }, ['depth']],
    [
      'without what it is searched by',
      { marketSegment: '', state: '', styleCode: '' },
      ['marketSegment', 'state', 'styleCode'],
    ],
    ['an unknown style', { styleCode: '0299' }, ['styleCode']],
    ['words of another style', { closureDesc: 'Tuck lid' }, ['closureDesc']],
    ['resizable with a size', { itemCategory: 'RESIZABLE' }, ['length', 'width', 'depth']],
    ['goods without a type', { itemCategory: 'GENERIC' }, ['productType']],
  ])('is kept or refused at its fields: %s', (_, change, paths) => {
    expect(catalogueFindings({ ...kept, ...change }).map(({ path }) => path)).toEqual(paths)
  })
})
