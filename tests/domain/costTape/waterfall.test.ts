import { describe, expect, it } from 'vitest'
import { waterfall } from '#domain/costTape'
import { aTape, terms } from './builders.ts'

describe('waterfall of a tape', () => {
  it('climbs line by line to the cost, then to the price', () => {
    const bars = waterfall(aTape(500))
    expect(bars.map(bar => bar.key)).toEqual([
      'paperCost',
      'wasteBoardUnpaid',
      'starchCost',
      'ink',
      'closure',
      'directLabour',
      'directEnergy',
      'wrapStrappingPallets',
      'distribution',
      'directDepreciation',
      'cost',
      'markUpValue',
      'priceExcludeCommission',
      'commission',
      'sellPrice',
    ])
    expect(bars[1]).toEqual({
      key: 'wasteBoardUnpaid',
      label: 'Waste board unpaid',
      kind: 'step',
      from: 381.99,
      to: 465.77,
    })
  })

  it('starts each step where the one before it ended', () => {
    const steps = waterfall(aTape(1000)).filter(bar => bar.kind === 'step')
    steps.forEach((bar, i) => {
      expect(bar.from).toBe(steps[i - 1]?.to ?? 0)
    })
    expect(steps.at(-1)?.to).toBe(1273.84)
  })

  it('shows what rounding leaves between the lines and the cost', () => {
    const bars = waterfall({ ...aTape(500), cost: 1275.21 })
    expect(bars.find(bar => bar.key === 'rounding')).toMatchObject({ from: 1275.22, to: 1275.21 })
  })

  it('goes down to the marginal cost where the price is based on it', () => {
    const tape = aTape(5000, { terms: { ...terms, basis: 'marginal', fixedLabourShare: 0.5 } })
    const bars = waterfall(tape)
    expect(bars.find(bar => bar.key === 'notRecovered')).toMatchObject({ from: 706.76, to: 607.5 })
    expect(bars.find(bar => bar.key === 'markUpValue')).toMatchObject({ from: 607.5, to: 777.6 })
  })
})
