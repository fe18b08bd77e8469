import { describe, expect, it } from 'vitest'
import type { RouteSettings, RouteWorkCentre } from '#domain/routing'
import { decisiveAttempts } from '../../../domain/routing/decisiveAttempts.ts'
import type { Attempt } from '../../../domain/routing/searchRoutes.ts'
import { aNeed, aWorkCentre, plants, searchContext, searched, settings } from './builders.ts'

/** The work centres whose rejection decided the route through CORR, FFG in so many colours, and despatch. */
const decisive = (
  colours: number,
  workCentres: readonly RouteWorkCentre[] = plants,
  how: RouteSettings = settings,
) => {
  const attempts: Attempt[] = []
  const options = { workCentres, settings: how, onAttempt: (attempt: Attempt) => attempts.push(attempt) }
  const way = [aNeed('CORR'), aNeed('FFG', { colours, capabilities: ['GLUE'] }), aNeed('DESPATCH')]
  const [chosen = null] = searched([way], options)
  const decided = decisiveAttempts(attempts, chosen, searchContext(options))
  return [...decided].map(({ judged, reasons }) => `${judged?.workCentre.code ?? '-'}: ${reasons.join('; ')}`)
}

describe('what decided a route', () => {
  it('nothing, where no rejected work centre would have been cheaper', () => {
    expect(decisive(2)).toEqual([])
  })

  it('3 colours: FFG2C would have been cheaper and prints two; FFGMINI is too small but dearer anyway', () => {
    expect(decisive(3)).toEqual(['FFG2C: 2 colours < 3'])
  })

  it('a despatch that would spare the way back counts by all that follows it', () => {
    // Without DSP2, the goods of FFG4C go back to P1 for 350.
    const remote = plants.map(w => (w.code === 'DSP2' ? { ...w, flutes: ['B'] } : w))
    expect(decisive(3, remote)).toContain('DSP2: flute C not run')
  })

  it('a transport that does not exist decides nothing: there is no cheaper way over it', () => {
    expect(decisive(2, plants, { ...settings, transfers: [] })).toEqual([])
  })
})

describe('what decided that there is no route', () => {
  it('5 colours: every folder-gluer, once each, although it was tried from both corrugators', () => {
    expect(decisive(5)).toEqual([
      'FFG2C: 2 colours < 5',
      'FFG4C: 4 colours < 5',
      'FFGMINI: 4 colours < 5; sheet 1441x560 outside 400-1200 x 200-500',
    ])
  })

  it('only the furthest step: that a corrugator was out as well matters less', () => {
    const corrugators = plants.map(w => (w.code === 'CORR2' ? { ...w, flutes: ['B'] } : w))
    expect(decisive(5, corrugators).some(line => line.startsWith('CORR2'))).toBe(false)
  })

  it('the step that nobody does at all', () => {
    const printers = plants.filter(({ operation }) => operation !== 'DESPATCH')
    expect(decisive(2, printers)).toEqual(['-: no work centre does it'])
    expect(decisive(2, [aWorkCentre()])).toEqual(['-: no work centre does it'])
  })
})
