import { describe, expect, it } from 'vitest'
import { findingsOf, rollLayout, rollMetres, type SectionOf, startingRoll } from '#domain/quoteItem'
import { aStep, type Step, sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

type Roll = SectionOf<'prePrintDesign'>

const roll: Roll = { rollWidth: 2350, repeat: 1337, webs: 1, lanes: 6 }
const corr = (values: Partial<Step> = {}) =>
  aStep('CORR', { sheetLength: 1337, sheetWidth: 386, paperDeckleWidth: 2350, ...values })

const findings = (values: Partial<Roll>, severity: string, steps: Step[] = [corr()], editable = true) =>
  said(
    findingsOf(
      under(
        sectionsOf({
          product: { printProcess: 'PREPRINT' },
          design: { designSteps: steps },
          prePrintDesign: { ...roll, ...values },
        }),
        {
          fieldRules: editable
            ? [{ tabId: 11, fieldName: 'rollWidth', readOnly: false, required: false }]
            : [],
        },
      ),
    ).filter(finding => finding.tab === 'preprintDesign' && finding.severity === severity),
  )

const nothing = { rollWidth: null, repeat: null, webs: null, lanes: null }

describe('the printed roll of a preprint item', () => {
  it('is no roll, nor a repeat, of less than a millimetre', () => {
    expect(findings({ rollWidth: 0.0001, repeat: 0.5 }, 'error')).toEqual(
      expect.arrayContaining(['rollWidth: must be >= 1', 'repeat: must be >= 1']),
    )
  })

  it('says its width, repeat, webs and lanes, where they are entered or begun', () => {
    expect(findings({}, 'error')).toEqual([])
    expect(findings(nothing, 'error')).toEqual([
      'rollWidth: Roll Width is required',
      'repeat: Repeat is required',
      'webs: Webs is required',
      'lanes: Lanes is required',
    ])
    expect(findings(nothing, 'error', [corr()], false)).toEqual([])
    expect(findings({ webs: null }, 'error', [corr()], false)).toEqual(['webs: Webs is required'])
  })

  it('has room for its lanes, once the route has a sheet', () => {
    expect(findings({ lanes: 7 }, 'error')).toEqual(['lanes: 7 × 386 mm do not fit a roll of 2350 mm'])
    expect(findings({ lanes: 7 }, 'error', [])).toEqual([])
  })

  it('repeats whole sheets: else the cut leaves the print', () => {
    expect(findings({ repeat: 2674 }, 'warning')).toEqual([])
    expect(findings({ repeat: 1337.4 }, 'warning')).toEqual([])
    expect(findings({ repeat: 2000 }, 'warning')).toEqual([
      'repeat: is not a multiple of the sheet length of 1337 mm in Design',
    ])
  })

  it('is as wide as the paper that Design runs', () => {
    expect(findings({ rollWidth: 2450 }, 'warning')).toEqual([
      'rollWidth: Design runs a paper deckle of 2350 mm',
    ])
  })
})

describe('the roll that an item starts with', () => {
  it('is the deckle of its route with a sheet a repeat and the lanes that fit', () => {
    expect(startingRoll({ designSteps: [corr()] })).toEqual(roll)
  })

  it('is none before the route has a sheet on a deckle', () => {
    expect(startingRoll({ designSteps: [] })).toBeNull()
    expect(startingRoll({ designSteps: [corr({ paperDeckleWidth: null })] })).toBeNull()
    expect(startingRoll({ designSteps: [corr({ paperDeckleWidth: 300 })] })).toBeNull()
  })
})

describe('the layout of a roll', () => {
  const sheet = { length: 1337, width: 386 }

  it('has the sheets of a repeat, and what the lanes leave', () => {
    expect(rollLayout({ ...roll, repeat: 2674 }, sheet)).toMatchObject({ along: 2, trim: 34 })
    expect(rollLayout({ ...roll, repeat: 2000 }, sheet)).toMatchObject({ along: null })
    expect(rollLayout({ ...roll, lanes: 7 }, sheet)).toMatchObject({ trim: -352 })
    expect(rollLayout({ ...roll, webs: null }, sheet)).toBeNull()
  })

  it('is none of more lanes, webs or millimetres than there can be', () => {
    for (const name of ['rollWidth', 'repeat', 'webs', 'lanes'] as const)
      expect(rollLayout({ ...roll, [name]: 1e20 }, sheet)).toBeNull()
  })

  it('says how far the press runs: whole repeats over all lanes and webs', () => {
    const layout = rollLayout({ ...roll, repeat: 2674, webs: 2 }, sheet)
    if (layout === null) throw new Error('there is a layout')
    // 24 sheets a repeat: 417 repeats for 10,000.
    expect(rollMetres(layout, 10_000)).toBeCloseTo(1115.058, 6)
    expect(rollMetres(layout, 0)).toBeNull()
    expect(rollMetres({ ...layout, along: null }, 10_000)).toBeNull()
  })
})
