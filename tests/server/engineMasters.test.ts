import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EngineLookupData } from '#contract/engineMasters'
import { defaultStackingFactors } from '#domain/board'
import { defaultAllowances, flutes as defaultFlutes } from '#domain/boxGeometry'
import { defaultCorrugator } from '#domain/corrugator'
import { estimateBlank, estimateBoard } from '#domain/estimating'
import { palletTypes } from '#domain/palletisation'
import { regionNames } from '#domain/regions'
import { defaultFormeRates } from '#domain/tooling'
import type { Connection } from '../../server/database/database.ts'
import { engineRates, flutes, papers, regions, workCentres } from '../../server/database/schema/index.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { ofPlant, rateBook } from '../../server/services/engine/rateBook.ts'
import { openDemonstration } from './startTestServer.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openDemonstration()
})
afterAll(() => connection.close())

/** The master data as they are in the database now. */
const mastersNow = (): Promise<EngineLookupData> => createMasters(connection.db).all()

const plantIn = (masters: EngineLookupData, code: string) => {
  const plant = masters.plants.find(each => each.code === code)
  if (plant === undefined) throw new Error(`There is no plant ${code}.`)
  return plant
}

describe('master data that are kept for a while', () => {
  const springBack = and(eq(engineRates.plantCode, ''), eq(engineRates.name, 'springBack'))
  const springBackOf = (masters: EngineLookupData) => plantIn(masters, 'NTH').settings.foldedFlat?.springBack
  const change = (value: number) => connection.db.update(engineRates).set({ value }).where(springBack)
  afterEach(() => change(1.05))

  it('are read anew when somebody says they changed', async () => {
    const masters = createMasters(connection.db)
    expect(springBackOf(await masters.all())).toBe(1.05)
    await change(1.1)
    expect(springBackOf(await masters.all())).toBe(1.05)
    masters.forget()
    expect(springBackOf(await masters.all())).toBe(1.1)
  })

  it('are read anew after their time', async () => {
    const masters = createMasters(connection.db, 0)
    expect(springBackOf(await masters.all())).toBe(1.05)
    await change(1.1)
    expect(springBackOf(await masters.all())).toBe(1.1)
  })

  it('are the very same as long as the tables hold the same', async () => {
    const masters = createMasters(connection.db, 0)
    const before = await masters.all()
    expect(await masters.all()).toBe(before)
    await change(1.1)
    expect(await masters.all()).not.toBe(before)
  })

  it('do not keep a failure', async () => {
    const closed = await openDemonstration()
    await closed.close()
    const masters = createMasters(closed.db)
    await expect(masters.rows()).rejects.toThrow()
    await expect(masters.rows()).rejects.toThrow()
  })
})

describe('the demonstration master data', () => {
  it('makes every grade of the papers and the grammage that it says', async () => {
    const masters = await mastersNow()
    expect(masters.boardGrades).toHaveLength(8)
    for (const grade of masters.boardGrades) {
      const plantCode = grade.plantBoardGradeVariants[0]?.plantCode ?? ''
      const board = estimateBoard({ plantCode, boardGrade: grade.code, boardGradeVariant: null }, masters)
      if (!board.ok || !board.crush.ok) throw new Error(`${grade.code} has no board.`)
      expect(grade.papers.map(({ paperCode }) => paperCode).join(' / ')).toBe(grade.makeUp)
      expect(Math.round(board.weight.boardGsm)).toBe(grade.gsm)
      expect(board.weight.caliper).toBe(grade.caliperMm)
      expect(Math.round(board.crush.ect * 10)).toBe(grade.strengthIndicator)
    }
  })

  it("writes the engines' own defaults out", async () => {
    const { settings, flutes: rows, costing } = plantIn(await mastersNow(), 'NTH')
    expect(settings.allowances).toEqual(defaultAllowances)
    expect(settings.corrugator).toEqual(defaultCorrugator)
    expect(settings.stackingFactors).toEqual(defaultStackingFactors)
    expect(rows).toEqual(defaultFlutes)
    expect(costing?.forme).toEqual(defaultFormeRates)
    expect((await mastersNow()).palletTypes.map(({ code }) => code)).toEqual(
      palletTypes.map(({ code }) => code),
    )
  })

  it('has the styles of the company, which are made like the built-in ones', async () => {
    const masters = await mastersNow()
    expect(masters.ownStyles.map(({ code }) => code)).toEqual(['TRAY-W'])
    const tray = { plantCode: 'NTH', style: 'TRAY-W', length: 400, width: 300, depth: 80, blankOptions: {} }
    const made = estimateBlank(tray, 'B', masters)
    expect(made.ok && [made.blank.sheetLength, made.blank.sheetWidth]).toEqual([749, 466])
  })

  it('halves an odd width up, or down where the flute says so', async () => {
    const box = { plantCode: 'NTH', style: '0201', length: 400, width: 301, depth: 250, blankOptions: {} }
    const flap = (masters: EngineLookupData) => {
      const made = estimateBlank(box, 'C', masters)
      return made.ok ? made.blank.corrCreases[0] : made.problems
    }
    expect(flap(await mastersNow())).toBe(152)
    await connection.db.update(flutes).set({ oddHalf: 'down' }).where(eq(flutes.code, 'C'))
    expect(flap(await mastersNow())).toBe(151)
    await connection.db.update(flutes).set({ oddHalf: 'up' }).where(eq(flutes.code, 'C'))
  })

  it('knows every region the engine knows', async () => {
    const rows = await connection.db.select({ code: regions.code }).from(regions)
    expect(rows.map(({ code }) => code).sort()).toEqual(Object.keys(regionNames).sort())
  })

  it('has work centres that name operations, and corrugators for every flute of its grades', async () => {
    const masters = await mastersNow()
    for (const grade of masters.boardGrades) {
      const { plantCode = '' } = grade.plantBoardGradeVariants[0] ?? {}
      const corrugators = plantIn(masters, plantCode).workCentres.filter(
        ({ operation, flutes: run }) => operation === 'CORR' && (run?.includes(grade.flute) ?? true),
      )
      expect(corrugators.length, `${grade.code} at ${plantCode}`).toBeGreaterThan(0)
    }
  })
})

describe('a change of the master data', () => {
  it('shows in the numbers and in their name, at the plant it is for', async () => {
    const before = await mastersNow()
    await connection.db.insert(engineRates).values([
      { plantCode: 'STH', group: 'corrugator', name: 'minTrim', value: 30 },
      { plantCode: 'STH', group: 'stackingFactors.time', name: '365', value: 0.45 },
    ])
    const [row] = await connection.db.select().from(flutes).where(eq(flutes.code, 'C'))
    if (row === undefined) throw new Error('There is no flute C.')
    const { id: _, ...flute } = row
    await connection.db.insert(flutes).values({ ...flute, plantCode: 'STH', takeUp: [1.43] })
    await connection.db
      .update(papers)
      .set({ pricePerTonne: 910 })
      .where(and(eq(papers.code, '175K')))
    const after = await mastersNow()
    expect(after.masterDataVersion).not.toBe(before.masterDataVersion)
    expect(plantIn(after, 'STH').settings.corrugator.minTrim).toBe(30)
    expect(plantIn(after, 'NTH').settings.corrugator.minTrim).toBe(20)
    expect(plantIn(after, 'STH').settings.stackingFactors.time.at(-1)).toEqual({ days: 365, factor: 0.45 })
    expect(plantIn(after, 'STH').flutes.C?.takeUp).toEqual([1.43])
    expect(plantIn(after, 'NTH').flutes.C?.takeUp).toEqual([1.45])
    expect(plantIn(after, 'NTH').costing?.paperPrices['175K']).toBe(910)
  })

  it('takes away work centres that are not in use any more', async () => {
    await connection.db.update(workCentres).set({ isActive: false }).where(eq(workCentres.code, 'FFGMINI'))
    const codes = plantIn(await mastersNow(), 'NTH').workCentres.map(({ code }) => code)
    expect(codes).not.toContain('FFGMINI')
  })

  it("falls back to the engines' own numbers where there are no rows", async () => {
    await connection.db.delete(engineRates)
    const { settings, costing } = plantIn(await mastersNow(), 'NTH')
    expect(settings.allowances).toEqual(defaultAllowances)
    expect(settings.stackingFactors).toEqual(defaultStackingFactors)
    expect(costing).toMatchObject({ pricePerKwh: null, starchPricePerKg: null, costingUom: 1000, inks: {} })
  })
})

describe('a rate book', () => {
  const row = (plantCode: string, group: string, name: string, value: number | null) => ({
    plantCode,
    group,
    name,
    value,
  })
  const book = rateBook(
    [
      row('NTH', 'costing', 'energy', 0.3),
      row('', 'costing', 'energy', 0.2),
      row('STH', 'costing', 'energy', 0.4),
      row('', 'costing', 'starch', null),
      row('', 'mckee.full', 'factor', 2),
      row('', 'table', '10', 1),
      row('', 'table', '9', 2),
      row('', 'table', '8', null),
      row('', 'ink.FLEXO', 'gsm', 5),
    ],
    'NTH',
  )

  it("has the plant's own number before the general one", () => {
    expect(book.rate('costing', 'energy')).toBe(0.3)
  })

  it('has null for what is not entered, or another number where one is taken', () => {
    expect(book.rate('costing', 'starch')).toBeNull()
    expect(book.rate('costing', 'wax')).toBeNull()
    expect(book.number('costing', 'starch', 7)).toBe(7)
  })

  it('fills records within records and leaves lists alone', () => {
    const otherwise = { simple: 1, full: { factor: 5, share: 6 }, rows: [1, 2] }
    expect(book.fill('mckee', otherwise)).toEqual({ simple: 1, full: { factor: 2, share: 6 }, rows: [1, 2] })
  })

  it('has tables in the order of their keys', () => {
    expect(book.table('table')).toEqual([
      [9, 2],
      [10, 1],
    ])
    expect(book.below('ink')).toEqual(['FLEXO'])
  })

  it('picks the rows that count at a plant', () => {
    const rows = [
      { plantCode: 'NTH', code: 'C', is: 'own' },
      { plantCode: '', code: 'C', is: 'general' },
      { plantCode: '', code: 'B', is: 'general' },
      { plantCode: 'STH', code: 'A', is: 'another' },
    ]
    expect(ofPlant(rows, 'NTH').map(({ code, is }) => [code, is])).toEqual([
      ['B', 'general'],
      ['C', 'own'],
    ])
  })
})
