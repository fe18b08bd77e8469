import { describe, expect, it } from 'vitest'
import { estimateJob } from '#domain/estimating'
import { aCosting, anItem, aPlant, theMasters } from './builders.ts'

const jobOf = (change: Parameters<typeof anItem>[0] = {}) => {
  const result = estimateJob(anItem(change), 5000, theMasters())
  if (!result.ok) throw new Error(result.reason)
  return result.job
}

describe('the cost job of an item', () => {
  it('has the terms of the plant where the item has none', () => {
    expect(jobOf().terms).toEqual({
      basis: 'absorption',
      fixedLabourShare: 0.5,
      markUp: 0.28,
      commission: 0.03,
    })
    const terms = { basis: 'marginal', markUp: 0, commission: 0 } as const
    expect(jobOf({ terms }).terms).toMatchObject(terms)
  })

  it('has the area the product states, else the sheet of its blank', () => {
    expect(jobOf().unitSqm).toBe(0.807)
    expect(jobOf({ cartonSqm: null }).unitSqm).toBeCloseTo(0.80696)
  })

  it('closes a box by its closure', () => {
    expect(jobOf().closurePerUnit).toBe(0.0035)
    expect(jobOf({ style: '0110', depth: 0, closureCode: null, coverages: [] }).closurePerUnit).toBe(0)
  })

  it('waxes what is waxed, and prints litho on a sheet of its own', () => {
    expect(jobOf().wax).toBeNull()
    expect(jobOf().litho.front).toBeNull()
    const plant = aPlant()
    const laminator = { ...(plant.workCentres[1] ?? never()), code: 'LAM1', operation: 'LAMINATE' } as const
    const waxer = { ...laminator, code: 'WAX1', operation: 'WAX' } as const
    const masters = theMasters({
      plants: [aPlant({ workCentres: [...plant.workCentres, laminator, waxer] })],
    })
    const item = anItem({
      style: '0427',
      length: 200,
      width: 150,
      depth: 50,
      printProcess: 'LITHO',
      numberUp: 1,
      isWaxed: true,
    })
    const result = estimateJob(item, 5000, masters)
    expect(result).toMatchObject({
      ok: true,
      job: { wax: { gsm: 14 }, litho: { front: { makeReady: 420 }, back: null }, inks: [] },
    })
    const both = estimateJob({ ...item, isDoubleSided: true }, 5000, masters)
    expect(both).toMatchObject({ job: { litho: { front: { makeReady: 420 }, back: { makeReady: 420 } } } })
    const finishes = [{ side: 'FRONT', varnishType: 'UV', laminationType: 'MATT', overs: 0.1 }] as const
    expect(estimateJob({ ...item, finishes }, 5000, masters)).toMatchObject({
      job: {
        litho: { front: { spoilage: 0.1, finishes: [{ name: 'matt film' }] } },
        notes: ['Northgate Corrugating has no rate for UV varnish: it is not in the cost.'],
      },
    })
    // The sheet that somebody entered is the one that is printed; the board stays as the route cuts it.
    const entered = { length: 1000, width: 700, numberUp: 4 }
    const printed = estimateJob({ ...item, finishes: [{ ...finishes[0], sheet: entered }] }, 5000, masters)
    expect(printed).toMatchObject({ job: { litho: { front: entered } } })
    expect(printed.ok && result.ok && printed.job.sheet).toEqual(result.ok && result.job.sheet)
    // Each side is laminated in a pass of its own.
    const passes = (made: typeof result) => (made.ok ? made.job.steps.length : 0)
    expect(passes(both)).toBe(passes(result) + 1)
  })

  it('takes outside processes as they are', () => {
    const outsideProcesses = [{ description: 'UV varnish', perUnit: 0.06, fixed: 180 }]
    expect(jobOf({ outsideProcesses }).outsideStores).toEqual(outsideProcesses)
  })

  it.each([
    [{ plantCode: 'EST' }, theMasters(), 'There is no plant EST.'],
    [
      {},
      theMasters({ plants: [aPlant({ costing: null })] }),
      'The rates of Northgate Corrugating are not known.',
    ],
    [{ boardGrade: 'Z1' }, theMasters(), 'There is no board grade Z1.'],
    [{ width: -1 }, theMasters(), 'Width must be greater than 0.'],
    [{ coverages: [0.1, 0.1, 0.1] }, theMasters(), /2 colours < 3/],
    [{ paperDeckleWidth: 500 }, theMasters(), "Deckle 500: a sheet of 560 mm and 20 mm trim don't fit."],
    [
      { delivery: { ...anItem().delivery, regionCode: 'WA-PER' } },
      theMasters(),
      'No freight rate is known from VIC-MEL to WA-PER.',
    ],
  ])('is none for %o', (change, masters, reason) => {
    const result = estimateJob(anItem(change), 5000, masters)
    expect(result.ok ? '' : result.reason).toMatch(reason)
  })

  it('keeps a rate that is not known, for the audit to find', () => {
    const costing = { ...aCosting, starchPricePerKg: null, closures: { ...aCosting.closures, GLUE: null } }
    const result = estimateJob(anItem(), 5000, theMasters({ plants: [aPlant({ costing })] }))
    expect(result).toMatchObject({
      ok: true,
      job: { closurePerUnit: null, board: { starchPricePerKg: null } },
    })
  })
})

function never(): never {
  throw new Error('The plant has no work centres.')
}
