import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, empty, mergedValues, type Origin, sectionKeys, sections } from '#domain/quoteItem'
import { seedFrom } from '../../depth.ts'
import { anySections, valuesOf } from './anySections.ts'
import { box, inkRow, sectionsOf } from './builders.ts'

const printed = (...inkCoverages: ReturnType<typeof inkRow>[]) =>
  sectionsOf({ printing: { inkCoverages } }).printing
const changes = (old: ReturnType<typeof printed>, now: ReturnType<typeof printed>) =>
  changesOf(sections.printing.fields, old, now)

describe('what differs between two versions', () => {
  it('is each field with what it was and is', () => {
    expect(changesOf(sections.product.fields, box(), box({ length: 500, drawingNo: 'D-1' }))).toEqual([
      { path: 'drawingNo', old: '', new: 'D-1' },
      { path: 'length', old: 400, new: 500 },
    ])
  })

  it('is no calculation whose values only stand in another order, as a database keeps them', () => {
    const detail = { ...empty(sections.pricing.fields.details.fields), key: 'a', priceQty: 500 }
    const { pricing } = sectionsOf({ pricing: { details: [detail] } })
    const held = (tape: object, calculatedFrom: Origin) => ({
      ...{ ...pricing, calculatedFrom },
      details: [{ ...detail, costTape: { tape } as Origin }],
    })
    const stored = held({ paper: 1, board: 2 }, { product: { length: 400, width: 300 }, design: { trim: 1 } })
    const anew = held({ board: 2, paper: 1 }, { design: { trim: 1 }, product: { width: 300, length: 400 } })
    expect(changesOf(sections.pricing.fields, stored, anew)).toEqual([])
    const other = held({ board: 2, paper: 3 }, anew.calculatedFrom)
    expect(changesOf(sections.pricing.fields, stored, other).map(({ path }) => path)).toEqual([
      'details[a].costTape',
    ])
  })

  it('is a cell of a row by itself', () => {
    expect(
      changes(
        printed(inkRow('a', 'G-RED'), inkRow('b', '')),
        printed(inkRow('a', 'G-RED'), inkRow('b', 'G-BLUE', 20)),
      ),
    ).toEqual([
      { path: 'inkCoverages[b].inkCode', old: '', new: 'G-BLUE' },
      { path: 'inkCoverages[b].printCoverage', old: null, new: 20 },
    ])
  })

  it('is a row that came or went as a whole', () => {
    expect(changes(printed(inkRow('a', 'G-RED')), printed(inkRow('b', 'G-BLUE')))).toEqual([
      { path: 'inkCoverages[a]', old: inkRow('a', 'G-RED'), new: null },
      { path: 'inkCoverages[b]', old: null, new: inkRow('b', 'G-BLUE') },
    ])
  })

  it('is another order as the keys of the rows that both have', () => {
    const [a, b, c] = [inkRow('a', '1'), inkRow('b', '2'), inkRow('c', '3')]
    expect(changes(printed(a, b), printed(b, a))).toEqual([
      { path: 'inkCoverages', old: ['a', 'b'], new: ['b', 'a'] },
    ])
    expect(changes(printed(a, b), printed(c, a, b)).map(({ path }) => path)).toEqual(['inkCoverages[c]'])
  })

  it('is nothing between a section and itself; a field nobody stored is as empty', () => {
    fc.assert(
      fc.property(anySections, item => {
        for (const key of sectionKeys)
          expect(changesOf(sections[key].fields, item[key], structuredClone(item[key]))).toEqual([])
      }),
      { seed: seedFrom(101), numRuns: 50 },
    )
    const { crease1: _, ...stored } = box()
    expect(changesOf(sections.product.fields, stored, box())).toEqual([])
  })

  it('is enough to make the one of the other', () => {
    const any = valuesOf(sections.printing.fields)
    fc.assert(
      fc.property(any, any, (old, now) => {
        const all = changesOf(sections.printing.fields, old, now).map(({ path }) => [path, 'mine'] as const)
        expect(mergedValues(sections.printing.fields, now, old, Object.fromEntries(all))).toEqual(now)
      }),
      { seed: seedFrom(102) },
    )
  })
})
