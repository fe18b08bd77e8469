import { describe, expect, it } from 'vitest'
import { type EstimateItem, type QuotedRun, runsOfQuote, sharedRuns } from '#domain/estimating'
import { emptySections } from '#domain/quoteItem'
import { aGrade, anItem } from './builders.ts'
import { twoPlants } from './twoPlants.ts'

const run = (id: string, change: Partial<EstimateItem> = {}, quantity = 5000): QuotedRun => ({
  id,
  item: anItem({ cartonSqm: null, coverages: [], ...change }),
  quantity,
})
const mailer = { style: '0427', length: 300, width: 200, depth: 100 }

describe('items of one quote', () => {
  it('that fill a deckle together are named, with what it saves', () => {
    const wide = run('1', { length: 500, width: 400, depth: 500 })
    const low = run('2', { length: 500, width: 200, depth: 130 })
    const [best] = sharedRuns([wide, low], twoPlants)
    expect(best).toMatchObject({ kind: 'deckle', items: ['1', '2'], boardGrade: 'C340', plantCode: 'NTH' })
    expect(best?.saving).toBeGreaterThan(0)
    if (best?.kind !== 'deckle') throw new Error('They share a deckle.')
    expect(best.trim).toBeGreaterThanOrEqual(0)
    const used = best.lanes.reduce((sum, { width: across, out }) => sum + across * out, 0)
    expect(used + best.trim).toBeCloseTo(best.deckle)
    expect(best.savedSqm).toBeGreaterThan(0)
  })

  it('share nothing before board and quantity are entered, and take the additional trim of their designs', () => {
    const product = {
      ...emptySections.product,
      ...{ styleCarton: '02', styleVariant: '0201', styleTopFlap: '01', styleBottomFlap: '01' },
      ...{ length: 500, width: 400, depth: 500, boardGrade: 'C340', preferredPlantCode: 'NTH' },
      expectedOrderQuantity: 5000,
    }
    const item = (
      id: number,
      changes: Partial<typeof emptySections.product>,
      additionalTrim: number | null = null,
    ) => ({
      ...{ id, product: { ...product, ...changes }, printing: emptySections.printing },
      design: { additionalTrim },
    })
    const low = { width: 200, depth: 130 }
    const [best] = runsOfQuote([item(1, {}), item(2, low)], twoPlants)
    expect(best).toMatchObject({ kind: 'deckle', items: ['1', '2'] })
    for (const lacking of [{ boardGrade: '' }, { expectedOrderQuantity: null }, { length: null }])
      expect(runsOfQuote([item(1, {}), item(2, { ...low, ...lacking })], twoPlants)).toEqual([])
    const [trimmed] = runsOfQuote([item(1, {}), item(2, low, 40)], twoPlants)
    if (best?.kind !== 'deckle' || trimmed?.kind !== 'deckle') throw new Error('They share a deckle.')
    expect(trimmed.lanes[1].length).toBeCloseTo(best.lanes[1].length + 40)
  })

  it('with the same blank are cut by one forme', () => {
    const formes = sharedRuns(
      [run('1', mailer), run('2', mailer), run('3', { ...mailer, length: 310 })],
      twoPlants,
    )
    const shared = formes.filter(({ kind }) => kind === 'forme')
    expect(shared.map(({ items }) => items)).toEqual([['1', '2']])
    expect(shared[0]?.saving).toBeGreaterThan(180)
  })

  it('of another board, another plant or bought board share nothing', () => {
    const masters = { ...twoPlants, boardGrades: [aGrade(), aGrade({ id: 2, code: 'C350' })] }
    const others = [
      run('2', { ...mailer, boardGrade: 'C350' }),
      run('3', { ...mailer, plantCode: 'STH' }),
      run('4', { ...mailer, outsideBoardPricePerSqm: 0.7 }),
      run('5', { ...mailer, length: 9000 }),
    ]
    for (const other of others) expect(sharedRuns([run('1', mailer), other], masters)).toEqual([])
  })

  it('come in the order of their saving', () => {
    const runs = [run('1'), run('2', { depth: 130 }), run('3', mailer), run('4', mailer, 800)]
    const savings = sharedRuns(runs, twoPlants).map(({ saving }) => saving)
    expect(savings).toEqual(savings.toSorted((a, b) => b - a))
  })
})
