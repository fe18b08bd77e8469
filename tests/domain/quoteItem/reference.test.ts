import { describe, expect, it } from 'vitest'
import { styles } from '#domain/boxGeometry'
import {
  businessUnits,
  cartonStyles,
  itemCategories,
  itemCategoryLabel,
  printProcesses,
  productGroups,
  productTypes,
} from '#domain/quoteItem'
import constants from '../../spec/constants.json'

const listed = (id: string): readonly string[] => {
  const value: unknown = constants.find(constant => constant.id === id)?.value
  return Array.isArray(value) ? value.map(String) : []
}

it('an item category is said by its label; an unknown code is its own', () => {
  expect(['COPY_REDESIGN', 'COPY_SIMPLE', ''].map(itemCategoryLabel)).toEqual([
    'Copy - Redesign',
    'COPY_SIMPLE',
    '',
  ])
})

describe('the lists', () => {
  it.each([
    ['item-categories', itemCategories],
    ['business-units', businessUnits],
    ['product-groups', productGroups],
  ] as const)('%s have every label of the specification', (id, list) => {
    const labels = list.map(each => each.label)
    expect(listed(id).length).toBeGreaterThan(4)
    expect(labels).toEqual(expect.arrayContaining([...listed(id)]))
  })

  it('print processes have its codes, the last as No Mapping', () => {
    const names = printProcesses.map(each => (each.code === 'NONE' ? each.label : each.code))
    expect(names.toSorted()).toEqual(listed('print-options').toSorted())
  })

  it('ids 2 and 3 are the flexo processes of the trim rule, 6 the one of the previous-art rule', () => {
    const codeOf = (id: number) => printProcesses.find(each => each.id === id)?.code
    expect([codeOf(2), codeOf(3), codeOf(6)]).toEqual(['FLEXO', 'HQ_FLEXO', 'LITHO'])
  })

  it('carton styles are those the rules name, and those of the engine', () => {
    const codes = cartonStyles.map(style => style.code)
    expect(codes).toEqual(expect.arrayContaining([...listed('carton-styles')]))
    for (const { code, family } of styles)
      expect(cartonStyles.find(style => style.code === family)?.variants.map(each => each.code)).toContain(
        code,
      )
    const style = (code: string) => cartonStyles.find(each => each.code === code)
    expect(style('02')?.flapStyles.map(each => each.code)).toEqual([
      ...['00', '01', '02', '03', '04', '05', '06', '09'],
    ])
    expect(style('04')?.closures.map(each => each.label)).toEqual(['None', 'Glued', 'Taped', 'Stitched'])
  })

  it('have no code twice', () => {
    const lists = [
      ...[itemCategories, businessUnits, productGroups, productTypes, printProcesses, cartonStyles],
      ...cartonStyles.flatMap(each => [
        each.variants,
        each.flapStyles,
        each.closures,
        each.dieCutTypes,
        each.openings,
      ]),
    ]
    for (const list of lists) {
      expect(new Set(list.map(each => each.code)).size).toBe(list.length)
    }
  })
})

describe('item categories', () => {
  it('from elsewhere can not be chosen', () => {
    expect(itemCategories.filter(each => !each.selectable).map(each => each.label)).toEqual([
      'Invoice Card Only',
      'No Mapping',
    ])
  })

  it('have every Modify variant with and without Resizable (C07)', () => {
    const variants = ['Art & Structural Change', 'Art Change', 'Simple Change', 'Structural Change']
    const labels: readonly string[] = itemCategories.map(each => each.label)
    for (const variant of variants) {
      expect(labels).toContain(`Modify - ${variant}`)
      expect(labels).toContain(`Modify - ${variant} - Resizable`)
    }
  })
})
