import { describe, expect, it } from 'vitest'
import { intoRoute } from '#domain/estimating'

const operations: Record<string, string> = {
  ...{ CORR1: 'CORR', FFG2C: 'FFG', DSP1: 'DESPATCH' },
  ...{ PRN6: 'PRINT', DCF2: 'DIECUT', GLU2: 'GLUE', DSP2: 'DESPATCH' },
}
const route = (line: string) =>
  line
    .split('>')
    .filter(Boolean)
    .map(workCentre => ({ workCentre, operation: operations[workCentre] ?? '' }))
const placed = (now: string, fresh: string, path: string) =>
  intoRoute(route(now), route(fresh), route(path))
    .map(({ workCentre }) => workCentre)
    .join('>')

describe('the steps of another plant in a route', () => {
  it('stand behind what is done before them, also at home', () => {
    const path = 'CORR1>PRN6>DCF2>GLU2>DSP2'
    expect(placed('CORR1', 'PRN6>DCF2>GLU2>DSP2', path)).toBe('CORR1>PRN6>DCF2>GLU2>DSP2')
    expect(placed('CORR1>DSP1', 'PRN6>DCF2>GLU2', path)).toBe('CORR1>PRN6>DCF2>GLU2>DSP1')
    expect(placed('CORR1>FFG2C>DSP1', 'PRN6', 'CORR1>PRN6>GLU2>DSP1')).toBe('CORR1>PRN6>FFG2C>DSP1')
  })

  it('stand before what is done after them, and alone where there is no route yet', () => {
    expect(placed('GLU2>DSP2', 'CORR1', 'CORR1>GLU2>DSP2')).toBe('CORR1>GLU2>DSP2')
    expect(placed('', 'PRN6>DCF2', 'CORR1>PRN6>DCF2')).toBe('PRN6>DCF2')
  })
})
