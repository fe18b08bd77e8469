import { describe, expect, it } from 'vitest'
import { type RouteJob, type RouteResult, type RouteSettings, route } from '#domain/routing'
import { aJob, aNeed, aWorkCentre, plants, settings } from './builders.ts'

import examples from './examples.json' with { type: 'json' }

const routed = (job: Partial<RouteJob>, centres = plants, how: RouteSettings = settings) => {
  const result = route(aJob(job), centres, how)
  if (!result.ok) throw new Error(result.reason)
  return result
}
const failed = (job: Partial<RouteJob>, centres = plants, how: RouteSettings = settings) => {
  const result = route(aJob(job), centres, how)
  if (result.ok) throw new Error(codes(result))
  return result
}
const codes = (result: RouteResult) =>
  result.ok ? result.path.map(step => step.workCentre).join('>') : result.reason

/** The worked sequence alone, for logs without the single machines that these plants lack. */
const folderGluerOnly = (colours: number): RouteSettings => ({
  ...settings,
  sequences: [[aNeed('CORR'), aNeed('FFG', { colours, capabilities: ['GLUE'], closes: true })]],
})

describe('the worked routes', () => {
  it('2 colours: CORR1>FFG2C>DSP1 for 1,290, although CORR2 is cheaper for the board', () => {
    const result = routed({ colours: 2 })
    expect(codes(result)).toBe('CORR1>FFG2C>DSP1')
    expect(result.cost).toBe(1290)
    expect(
      result.path.map(s => ({
        op: s.operation,
        wc: s.workCentre,
        plant: s.plantCode,
        run: s.run,
        transfer: s.transfer,
      })),
    ).toEqual(examples['route-2c'].path)
  })

  it('2 colours: tries what the worked log tries', () => {
    const { log } = routed({ colours: 2 }, plants, folderGluerOnly(2))
    const tried = log.map(({ operation, workCentre, ok, cost, via, reason }) =>
      ok
        ? { op: operation, wc: workCentre, ok, cost, via }
        : { op: operation, wc: workCentre, ok, why: reason },
    )
    expect(tried).toEqual(examples['route-2c'].log)
    expect(log.map(entry => entry.seq)).toEqual(log.map((_, i) => i + 1))
  })

  it('3 colours: CORR2>FFG4C>DSP2 for 1,414', () => {
    const result = routed({ colours: 3 })
    expect(codes(result)).toBe('CORR2>FFG4C>DSP2')
    expect(result.cost).toBe(1414)
    const rejected = result.log.filter(entry => !entry.ok && entry.operation === 'FFG')
    expect(rejected.map(e => ({ op: e.operation, wc: e.workCentre, ok: e.ok, why: e.reason }))).toEqual(
      examples['route-3c'].log,
    )
  })

  it('3 colours: the two colours of FFG2C decided, and the log says so once', () => {
    const notified = routed({ colours: 3 }).log.filter(entry => entry.isNotify)
    expect(notified).toMatchObject([
      { workCentre: 'FFG2C', reason: '2 colours < 3' },
      { workCentre: 'DSP2', ok: true, cost: 1414, via: 'CORR2>FFG4C' },
    ])
  })

  it('5 colours: nobody can do FFG, and every reason is told', () => {
    const result = failed({ colours: 5 })
    expect(result.failedAt).toBe(examples['route-5c'].failedAt)
    expect(result.reason).toBe(
      'No work centre can do FFG (FFG2C: 2 colours < 5. FFG4C: 4 colours < 5. FFGMINI: 4 colours < 5; sheet 1441x560 outside 400-1200 x 200-500) or PRINT (no work centre does it).',
    )
    expect(result.log.filter(entry => entry.isNotify).map(entry => entry.workCentre)).toEqual([
      'FFG2C',
      'FFG4C',
      'FFGMINI',
      null,
    ])
  })
})

describe('a job of two sheets', () => {
  it('is told once what holds for both, and of each what it alone is refused for', () => {
    const twoUp = { length: 1441, width: 1120, numberUp: 2 }
    const { log } = failed({ colours: 5, sheets: [...aJob().sheets, twoUp] })
    const told = log.filter(({ isNotify, operation }) => isNotify && operation === 'FFG')
    expect(told.map(({ workCentre, reason }) => `${workCentre}: ${reason}`)).toEqual([
      'FFG2C: 2 colours < 5',
      'FFG4C: 4 colours < 5',
      'FFGMINI: 4 colours < 5; sheet 1441x560 outside 400-1200 x 200-500',
      'FFGMINI: 4 colours < 5; sheet 1441x1120 outside 400-1200 x 200-500',
    ])
  })
})

describe('choice of a route', () => {
  it('offers the next best routes, cheapest first', () => {
    const { alternatives } = routed({ colours: 2 }, plants, { ...settings, alternatives: 2 })
    expect(alternatives.map(a => [a.path.map(s => s.workCentre).join('>'), a.cost])).toEqual([
      ['CORR2>FFG4C>DSP2', 1414],
      ['CORR2>FFG2C>DSP1', 1635],
    ])
  })

  it('goes nowhere without transport', () => {
    const apart = plants.filter(w => w.code !== 'DSP1' && w.code !== 'FFG4C')
    const result = failed({ colours: 2 }, apart, { ...settings, transfers: [] })
    expect(result).toMatchObject({ failedAt: 'DESPATCH' })
    expect(result.reason).toBe('No work centre can do DESPATCH (DSP2: no transport from P1 to P2).')
    const { cost } = routed({ colours: 2 }, apart, { ...settings, transfers: [], otherTransfer: 400 })
    expect(cost).toBe(1690)
  })

  it('despatches even when the given steps forget it', () => {
    expect(routed({ colours: 2 }, plants, folderGluerOnly(2)).path.at(-1)?.operation).toBe('DESPATCH')
    const sequences = [[aNeed('CORR'), aNeed('DESPATCH')]]
    expect(codes(routed({ style: '0110' }, plants, { ...settings, sequences }))).toBe('CORR2>DSP2')
  })

  it('takes no steps that close a box wrongly', () => {
    const result = failed({ style: '0900' }, plants, folderGluerOnly(2))
    expect(result).toMatchObject({
      reason: 'No sequence of steps closes style 0900 rightly.',
      failedAt: null,
      log: [],
    })
  })

  it('marks the step that closes the box', () => {
    expect(routed({}).path.map(step => step.isClosedHere)).toEqual([false, true, false])
  })

  it('goes by single machines where there is no folder-gluer', () => {
    const singles = [
      aWorkCentre({ code: 'CORR1', operation: 'CORR' }),
      aWorkCentre({ code: 'PR2', operation: 'PRINT', maxColours: 2 }),
      aWorkCentre({ code: 'SL1', operation: 'SLOT' }),
      aWorkCentre({ code: 'GL1', operation: 'GLUE' }),
      aWorkCentre(),
    ]
    expect(codes(routed({}, singles))).toBe('CORR1>PR2>SL1>GL1>DSP1')
    expect(codes(routed({ colours: 0 }, singles))).toBe('CORR1>SL1>GL1>DSP1')
  })

  it('turns a sheet where the machine takes it turned', () => {
    const limits = { minLength: 0, maxLength: 700, minWidth: 0, maxWidth: 1500 }
    const turned = plants.map(w => (w.code === 'FFG2C' ? { ...w, limits, canRotate: true } : w))
    expect(routed({}, turned).path.map(step => step.isRotated)).toEqual([false, true, false])
    const fixed = plants.map(w => (w.code === 'FFG2C' ? { ...w, limits } : w))
    expect(codes(routed({}, fixed))).toBe('CORR2>FFG4C>DSP2')
  })

  it('chooses the sheet that costs least on the way', () => {
    const die = aWorkCentre({ code: 'DIE1', operation: 'DIECUT', hourRate: 300, speed: 3000 })
    const sheets = [
      { length: 900, width: 700, numberUp: 1 },
      { length: 1800, width: 1400, numberUp: 4 },
    ]
    const result = routed({ style: '0427', closureCode: '00', colours: 0, sheets }, [...plants, die])
    expect(codes(result)).toBe('CORR1>DIE1>DSP1')
    expect(result.path.every(step => step.sheet.numberUp === 4)).toBe(true)
  })

  it('gives a blank of known size to the steps after cutting', () => {
    const limits = { minLength: 0, maxLength: 800, minWidth: 0, maxWidth: 800 }
    const centres = [
      ...plants,
      aWorkCentre({ code: 'DIE1', operation: 'DIECUT' }),
      aWorkCentre({ code: 'GL1', operation: 'GLUE', limits }),
    ]
    const sheets = [{ length: 1800, width: 1400, numberUp: 4 }]
    const job = { style: '0427', closureCode: '01', colours: 0, sheets }
    expect(codes(routed({ ...job, blank: { length: 790, width: 690 } }, centres))).toContain('GL1')
    expect(codes(routed({ ...job, blank: null }, centres))).toContain('GL1')
    expect(failed({ ...job, blank: { length: 900, width: 690 } }, centres).reason).toContain(
      'sheet 900x690 outside',
    )
    expect(failed({ ...job, sheets: [{ length: 900, width: 690, numberUp: 1 }] }, centres).reason).toContain(
      'sheet 900x690 outside',
    )
  })

  it('pays an external work centre its price, where one may be used', () => {
    const centres = [
      aWorkCentre({ code: 'CORR1', operation: 'CORR' }),
      aWorkCentre({
        code: 'EXT1',
        operation: 'FFG',
        capabilities: ['GLUE'],
        maxColours: 4,
        isExternal: true,
        setupHours: 0,
        pricePerThousand: 60,
        fixedPrice: 80,
      }),
      aWorkCentre(),
    ]
    expect(routed({ mayUseExternal: true }, centres).path[1]?.run).toBe(380)
    expect(failed({}, centres).reason).toContain('EXT1: external work centres are not to be used')
  })

  it('counts the board that a step spoils', () => {
    const centres = plants.map(w => (w.code === 'CORR1' ? { ...w, setupWaste: 100, runWaste: 0.02 } : w))
    expect(routed({}, centres).path[0]?.run).toBeCloseTo(680 + (100 + 100) * 0.80696 * 0.6, 2)
  })

  it('warns of a run below a minimum, and avoids it where another is near', () => {
    const small = plants.map(w => (w.code === 'CORR1' ? { ...w, minLinealMetre: 8000 } : w))
    const result = routed({}, small, { ...settings, minimumRunPenalty: 50 })
    expect(result.cost).toBe(1340)
    expect(result.warnings).toEqual(['CORR1: minimum 8000 m, the run has 7205 m'])
    expect(codes(routed({}, small))).toBe('CORR2>FFG4C>DSP2')
    expect(routed({ boardGradeMetres: 7000 }, small).warnings).toEqual([])
    const passes = plants.map(w => (w.operation === 'FFG' ? { ...w, minNoOfPasses: 6000 } : w))
    expect(routed({}, passes).warnings).toEqual(['FFG2C: minimum passes 6000'])
  })

  it('tells its steps, its cost and what decided', () => {
    expect(routed({ colours: 3 }).trace).toEqual([
      { label: 'CORR on CORR2', value: 675, unit: '$', why: 'at P2' },
      { label: 'FFG on FFG4C', value: 689, unit: '$', why: 'at P2' },
      { label: 'DESPATCH on DSP2', value: 50, unit: '$', why: 'at P2' },
      { label: 'Route', value: 1414, unit: '$', why: 'CORR2>FFG4C>DSP2' },
      { label: 'Without FFG2C', value: '2 colours < 3', why: 'a cheaper route otherwise' },
    ])
    const far = plants.filter(w => w.code !== 'DSP2' && w.code !== 'FFG2C')
    expect(routed({ colours: 3 }, far).trace[2]?.why).toBe('plus 350 to bring it to P1')
  })

  it.each<[string, Partial<RouteJob>]>([
    ['The quantity must be above 0.', { quantity: 0 }],
    ['The item has no sheet to be made from.', { sheets: [] }],
    ['A sheet needs a length, a width and a number up.', { sheets: [{ length: 1, width: 0, numberUp: 1 }] }],
  ])('%s', (reason, job) => {
    expect(failed(job)).toEqual({ ok: false, reason, failedAt: null, log: [], trace: [] })
  })

  it('says so when there are no work centres', () => {
    expect(failed({}, []).reason).toBe('No work centre can do CORR (no work centre does it).')
  })
})
