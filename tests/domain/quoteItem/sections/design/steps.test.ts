import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeOperations, type PlantOperation, refuseNewStep, type StepWorkCentre } from '#domain/quoteItem'
import { corrCreaseSum } from '../../../../../domain/quoteItem/sections/design/corrCreaseSum.ts'
import { corruptedStep } from '../../../../../domain/quoteItem/sections/design/corruptedStep.ts'
import { creaseBounds } from '../../../../../domain/quoteItem/sections/design/creaseBounds.ts'
import { despatchStep } from '../../../../../domain/quoteItem/sections/design/despatchStep.ts'
import { ffgCreaseSum } from '../../../../../domain/quoteItem/sections/design/ffgCreaseSum.ts'
import { formeRuleLength } from '../../../../../domain/quoteItem/sections/design/formeRuleLength.ts'
import { maxCreases } from '../../../../../domain/quoteItem/sections/design/maxCreases.ts'
import { operationUnique } from '../../../../../domain/quoteItem/sections/design/operationUnique.ts'
import { outsideProcess } from '../../../../../domain/quoteItem/sections/design/outsideProcess.ts'
import { paperDeckle } from '../../../../../domain/quoteItem/sections/design/paperDeckle.ts'
import { scoringProfile } from '../../../../../domain/quoteItem/sections/design/scoringProfile.ts'
import { sheetBounds } from '../../../../../domain/quoteItem/sections/design/sheetBounds.ts'
import { sheetSides } from '../../../../../domain/quoteItem/sections/design/sheetSides.ts'
import { stepNumbers } from '../../../../../domain/quoteItem/sections/design/stepNumbers.ts'
import { seedFrom } from '../../../../depth.ts'
import { aStep, creases, type Design, type Step, sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const operation = (code: string, more: Partial<PlantOperation> = {}): PlantOperation => ({
  ...{ code, description: code, isCorrugator: code === 'CORR' },
  ...{ isOutsideCostedStore: code === 'STORE', isMultiRoute: code === 'CORR' },
  ...more,
})
const operations = ['CORR', 'FFG', 'STORE', 'DESPATCH'].map(code => operation(code))
const centre = (code: string, more: Partial<StepWorkCentre> = {}): StepWorkCentre => ({
  ...{ code, description: code, plantCode: 'NTH', operation: 'CORR', canRotate: false },
  ...{ minSheetLength: 500, maxSheetLength: 4200, minSheetWidth: 250, maxSheetWidth: 2430 },
  ...more,
})
const designed = (designSteps: Step[], more: Partial<Design> = {}) =>
  sectionsOf({ design: { designSteps, ...more } }).design
const facts = { design: { operations, workCentres: [centre('CORR1'), centre('TURN', { canRotate: true })] } }
const about = under(sectionsOf(), { facts })
const corr = (values: Partial<Step> = {}) => designed([aStep('CORR', values)])

it('a sheet has sides of at least a millimetre, whatever its work centre takes', () => {
  const sheet = (sheetLength: number | null, sheetWidth: number | null) =>
    said(sheetSides(corr({ workCentre: '', sheetLength, sheetWidth })))
  expect(sheet(0.0001, -5)).toEqual([
    'designSteps[corr].sheetLength: must be >= 1',
    'designSteps[corr].sheetWidth: must be >= 1',
  ])
  expect([sheet(1, 1), sheet(null, 0)]).toEqual([[], []])
})

describe('design-sheet-bounds', () => {
  const sheet = (sheetLength: number | null, sheetWidth: number | null, workCentre = 'CORR1') =>
    said(sheetBounds(corr({ workCentre, sheetLength, sheetWidth }), about))

  it('length and width lie within the work centre’s, bounds included', () => {
    expect(sheet(500, 2430)).toEqual([])
    expect(sheet(499, 2431)).toEqual([
      'designSteps[corr].sheetLength: must be >= 500 at CORR1',
      'designSteps[corr].sheetWidth: must be <= 2430 at CORR1',
    ])
  })

  it('one that turns sheets takes them either way round', () => {
    expect(sheet(300, 1000, 'TURN')).toEqual([])
    expect(sheet(200, 200, 'TURN')).toHaveLength(2)
  })

  it('nothing is said of a sheet that is not entered, or of a work centre that is not known', () => {
    expect(sheet(null, null)).toEqual([])
    expect(sheet(1, 1, 'GONE')).toEqual([])
  })
})

describe('design-crease-bounds', () => {
  const at = (...distances: (number | null)[]) =>
    said(creaseBounds(corr({ sheetWidth: 600, sheetLength: 1400, stepCreases: creases(...distances) })))

  it('a crease lies strictly between the edges; the last distance reaches the far edge', () => {
    expect(at(150, 300, 150)).toEqual([])
    expect(at(150, 450, 10)).toEqual([
      'designSteps[corr].stepCreases[c2].value: lies at 600 mm, past the sheet width of 600 mm',
    ])
  })

  it('each lies behind the one before it', () => {
    expect(at(150, -10, 460)).toEqual(['designSteps[corr].stepCreases[c2].value: must be > 0'])
  })

  it('an empty row is none', () => {
    expect(at(150, null, 450)).toEqual([])
  })

  it('any creases that fill the sheet lie inside it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 }), all => {
        const sheetWidth = all.reduce((sum, each) => sum + each, 0)
        const design = corr({ sheetWidth, stepCreases: creases(...all) })
        expect([...creaseBounds(design), ...corrCreaseSum(design)]).toEqual([])
      }),
      { seed: seedFrom(13), numRuns: 40 },
    )
  })
})

describe('design-corr-crease-sum', () => {
  it('the creases of a corrugator step add up to the sheet width', () => {
    const sum = (sheetWidth: number) =>
      said(corrCreaseSum(corr({ sheetWidth, stepCreases: creases(150.1, 299.9, 150) })))
    expect(sum(600)).toEqual([])
    expect(sum(610)).toEqual([
      'designSteps[corr].stepCreases: must add up to the sheet width of 610 mm, they come to 600 mm',
    ])
  })

  it('a sheet without creases is not asked, nor is another step', () => {
    expect(corrCreaseSum(corr({ sheetWidth: 600, stepCreases: creases(null, 0) }))).toEqual([])
    const slotter = aStep('SLOT', { sheetWidth: 600, stepCreases: creases(10) })
    expect(corrCreaseSum(designed([slotter]))).toEqual([])
  })
})

describe('design-ffg-crease-sum', () => {
  it('the creases of a finisher and the additional trim add up to the sheet length', () => {
    const ffg = aStep('FFG', { sheetLength: 1441, stepCreases: creases(35, 400, 300, 400, 298) })
    expect(ffgCreaseSum(designed([ffg], { additionalTrim: 8 }))).toEqual([])
    expect(said(ffgCreaseSum(designed([ffg])))).toEqual([
      'designSteps[ffg].stepCreases: must add up to the sheet length of 1441 mm, they come to 1433 mm',
    ])
  })
})

it('design-max-creases: a corrugator step has at most 20', () => {
  const many = (count: number) => creases(...Array.from({ length: count }, () => 30))
  expect(maxCreases(corr({ stepCreases: many(20) }))).toEqual([])
  expect(said(maxCreases(corr({ stepCreases: many(21) })))).toEqual([
    'designSteps[corr].stepCreases: must be at most 20 on a corrugator step',
  ])
  expect(maxCreases(designed([aStep('FFG', { stepCreases: many(21) })]))).toEqual([])
})

it('design-numbers: creases and rule lengths are numbers, empty ones 0', () => {
  const forme = { key: 'f', formeCode: '', formeVendor: '', ruleLength: null, trimRuleLength: 2 }
  const step = aStep('DIECUT', { stepCreases: creases(10, null), stepFormes: [forme] })
  expect(stepNumbers(step)).toEqual({ creases: [10, 0], ruleLengths: [0], trimRuleLengths: [2] })
})

describe('design-despatch-step', () => {
  const editable = [{ tabId: 3, fieldName: 'designSteps', readOnly: false, required: false }]

  it('a route has a despatch', () => {
    expect(said(despatchStep(corr(), about))).toEqual(['designSteps: A despatch step is required'])
    expect(despatchStep(designed([aStep('CORR'), aStep('DESPATCH')]), about)).toEqual([])
  })

  it('is asked of no route where the route is entered, and of none where it is not', () => {
    expect(despatchStep(designed([]), under(sectionsOf(), { fieldRules: editable }))).toHaveLength(1)
    expect(despatchStep(designed([]), about)).toEqual([])
  })
})

it('design-outside-process: an outside-costed store has its process', () => {
  const store = (stepOutsideProcess: string) => designed([aStep('STORE', { stepOutsideProcess })])
  expect(said(outsideProcess(store(''), about))).toEqual([
    'designSteps[store].stepOutsideProcess: Outside Process is required',
  ])
  expect(outsideProcess(store('STORE30'), about)).toEqual([])
  expect(outsideProcess(corr(), about)).toEqual([])
})

it('design-paper-deckle: a corrugator step has a deckle unless the grade is a standard one', () => {
  expect(said(paperDeckle(corr()))).toEqual(['designSteps[corr].paperDeckleWidth: Paper Deckle is required'])
  expect(paperDeckle(corr({ paperDeckleWidth: 1600 }))).toEqual([])
  expect(paperDeckle(designed([aStep('CORR')], { isStandardBoardGrade: true }))).toEqual([])
})

it('design-scoring-profile: a corrugator step has a scoring profile', () => {
  expect(said(scoringProfile(corr()))).toEqual([
    'designSteps[corr].stepScoringProfile: Scoring Profile is required',
  ])
  expect(scoringProfile(corr({ stepScoringProfile: 'NONE' }))).toEqual([])
})

it('design-forme-rule-length: a new forme has a rule length above 0', () => {
  const forme = (formeType: string, ...ruleLengths: (number | null)[]) =>
    said(
      formeRuleLength(
        designed([
          aStep('DIECUT', {
            formeType,
            stepFormes: ruleLengths.map((ruleLength, index) => ({
              ...{ key: `f${index + 1}`, formeCode: '', formeVendor: '', trimRuleLength: null, ruleLength },
            })),
          }),
        ]),
      ),
    )
  const needed = (index: number) =>
    `designSteps[diecut].stepFormes[f${index}].ruleLength: Rule Length is required`
  expect(forme('1', 12.5, 0, null)).toEqual([needed(2), needed(3)])
  expect(forme('1')).toEqual(['designSteps[diecut].stepFormes: Formes is required'])
  expect(forme('2', null)).toEqual([])
})

it('design-corrupted-step: a route whose board nobody makes is a warning', () => {
  const [finding] = corruptedStep(designed([aStep('FFG')]))
  expect(finding).toMatchObject({ severity: 'warning', message: 'Corrupted Corrugator Step' })
  expect(corruptedStep(corr())).toEqual([])
  expect(corruptedStep(designed([]))).toEqual([])
})

describe('one more step', () => {
  it('design-add-plant: needs a plant', () => {
    expect(refuseNewStep('', [], operations)).toBe('Please select a plant ')
  })

  it('design-add-existing-operation: each step has an operation first', () => {
    expect(refuseNewStep('NTH', [aStep('')], operations)).toBe(
      'Please choose operation for existing step first.',
    )
  })

  it('design-add-available: an operation is left', () => {
    const once = operations.filter(({ isMultiRoute }) => !isMultiRoute)
    const all = once.map(({ code }) => aStep(code))
    expect(refuseNewStep('NTH', all, once)).toBe('No steps available for the plant to add')
    expect(refuseNewStep('NTH', all, operations)).toBe('')
    expect(freeOperations(all, operations).map(({ code }) => code)).toEqual(['CORR'])
  })

  it('design-add-operation-unique: an operation is used once unless it may be more often', () => {
    const twice = (code: string) => designed([aStep(code, { key: 'a' }), aStep(code, { key: 'b' })])
    expect(said(operationUnique(twice('FFG'), about))).toEqual([
      'designSteps[b].operation: Operation already added for another step',
    ])
    expect(operationUnique(twice('CORR'), about)).toEqual([])
    expect(operationUnique(twice('FFG'), under(sectionsOf()))).toEqual([])
  })
})
