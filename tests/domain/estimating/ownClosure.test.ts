import { describe, expect, it } from 'vitest'
import { type OwnStyle, styleOf, styleTables } from '#domain/boxGeometry'
import { type EstimateItem, estimateCost, optionsOf } from '#domain/estimating'
import { anItem } from './builders.ts'
import { twoPlants } from './twoPlants.ts'

/** A built-in style as a company keeps it under a code of its own. */
function ownLike(builtIn: string, code: string): OwnStyle {
  const style = styleOf(builtIn)
  const table = styleTables[builtIn]
  if (style === undefined || table === undefined) throw new Error(`${builtIn} has no table.`)
  const { name, family, group, isGlued } = style
  return { code, name, family, group, isGlued, table }
}

const ownStyles = [ownLike('0711', 'CRASH-W'), ownLike('0427', 'TRAY-W')]
const masters = { ...twoPlants, ownStyles }

/** What a unit costs on the tape. */
function costOf(style: string, closureCode: EstimateItem['closureCode']): number {
  const asked = { style, closureCode, length: 300, width: 200, depth: 150, coverages: [], cartonSqm: null }
  const cost = estimateCost(anItem({ ...asked, boardGradeVariant: null }), [5000], masters)
  const [first] = cost.ok ? cost.breaks : []
  if (!first?.result.ok) throw new Error(cost.ok ? 'There is no tape.' : cost.reason)
  return first.result.tape.cost
}

describe("a company's own style", () => {
  it('that is glued costs what the built-in one costs, whether its closure is said or not', () => {
    const built = costOf('0711', null)
    for (const closure of [null, '00', '01']) expect(costOf('CRASH-W', closure)).toBe(built)
  })

  it('that is not glued is closed as it is said', () => {
    for (const closure of ['00', '01']) expect(costOf('TRAY-W', closure)).toBe(costOf('0427', closure))
    expect(costOf('TRAY-W', '01')).toBeGreaterThan(costOf('TRAY-W', '00'))
  })

  it('has a choice of closure where it is not glued', () => {
    expect(ownStyles.map(({ code }) => optionsOf(code, ownStyles).closes)).toEqual([false, true])
  })
})
