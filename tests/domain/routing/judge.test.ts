import { describe, expect, it } from 'vitest'
import type { RouteJob, RouteSheet, RouteWorkCentre } from '#domain/routing'
import { judge } from '../../../domain/routing/judge.ts'
import { aJob, aNeed, aWorkCentre, settings } from './builders.ts'

const sheet: RouteSheet = { length: 1441, width: 560, numberUp: 1 }
const gluer = aWorkCentre({
  code: 'FFG2C',
  operation: 'FFG',
  capabilities: ['GLUE'],
  maxColours: 2,
  hourRate: 480,
  speed: 7500,
})

const judged = (
  centre: Partial<RouteWorkCentre> = {},
  { on = sheet, isCut = false, job = {} }: { on?: RouteSheet; isCut?: boolean; job?: Partial<RouteJob> } = {},
) =>
  judge(
    { ...gluer, ...centre },
    aNeed('FFG', { colours: 2, capabilities: ['GLUE'] }),
    aJob(job),
    on,
    isCut,
    settings,
  )

describe('a work centre judged for a step', () => {
  it('can do it, and what that costs', () => {
    expect(judged()).toEqual({ workCentre: gluer, reasons: [], isRotated: false, cost: 560, warnings: [] })
  })

  it('can not, with the reasons; the cost is told all the same', () => {
    expect(judged({ maxColours: 1, capabilities: [] })).toMatchObject({
      reasons: ['1 colour < 2', 'no GLUE'],
      cost: 560,
    })
  })

  it('takes a sheet turned by a quarter where it may and must', () => {
    const limits = { minLength: 0, maxLength: 600, minWidth: 0, maxWidth: 1500 }
    expect(judged({ limits, canRotate: true })).toMatchObject({ reasons: [], isRotated: true })
    expect(judged({ limits })).toMatchObject({
      reasons: ['sheet 1441x560 outside 0-600 x 0-1500'],
      isRotated: false,
    })
  })
})

describe('a step after cutting', () => {
  const limits = { minLength: 0, maxLength: 800, minWidth: 0, maxWidth: 600 }
  const twoUp = { ...sheet, numberUp: 2 }

  it('is judged by the single blank', () => {
    const job = { blank: { length: 720, width: 560 } }
    expect(judged({ limits }, { on: twoUp, isCut: true, job }).reasons).toEqual([])
    expect(judged({ limits }, { on: twoUp, isCut: false, job }).reasons).toHaveLength(1)
  })

  it('of a blank one up is judged by the sheet where the blank’s size is not known', () => {
    expect(judged({ limits }, { isCut: true }).reasons).toEqual(['sheet 1441x560 outside 0-800 x 0-600'])
  })

  it('of several blanks up is not judged by size where the blank’s is not known', () => {
    expect(judged({ limits }, { on: twoUp, isCut: true })).toMatchObject({ reasons: [], isRotated: false })
  })
})
