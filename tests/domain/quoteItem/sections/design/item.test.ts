import { describe, expect, it } from 'vitest'
import type { BoardGrade } from '#domain/boardGrades'
import { findingsOf } from '#domain/quoteItem'
import { ardExists } from '../../../../../domain/quoteItem/sections/design/ardExists.ts'
import { closedHere } from '../../../../../domain/quoteItem/sections/design/closedHere.ts'
import { documents } from '../../../../../domain/quoteItem/sections/design/documents.ts'
import { extrasFanfold } from '../../../../../domain/quoteItem/sections/design/extrasFanfold.ts'
import { internalTransfer } from '../../../../../domain/quoteItem/sections/design/internalTransfer.ts'
import { outerType } from '../../../../../domain/quoteItem/sections/design/outerType.ts'
import { outloadValid } from '../../../../../domain/quoteItem/sections/design/outloadValid.ts'
import { projectValid } from '../../../../../domain/quoteItem/sections/design/projectValid.ts'
import { variantForPlant } from '../../../../../domain/quoteItem/sections/design/variantForPlant.ts'
import { aStep, type Design, type Product, sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const item = (product: Partial<Product>, design: Partial<Design>) => sectionsOf({ product, design })

describe('closed here', () => {
  const closing = (product: Partial<Product>, count: number) => {
    const designSteps = [
      aStep('CORR'),
      ...Array.from({ length: count }, (_, index) =>
        aStep('GLUE', { key: `g${index + 1}`, isClosedHere: true }),
      ),
    ]
    const sections = item(product, { designSteps })
    return said(closedHere(sections.design, under(sections)))
  }
  const tooFew = ['designSteps: Invalid Closed Here']
  const tooMany = (place: number) => [`designSteps[g${place}].isClosedHere: Invalid Closed Here`]

  it.each(['02', '08'])('design-closed-here-02-08: style %s is closed in one step', styleCarton => {
    expect(closing({ styleCarton }, 1)).toEqual([])
    expect(closing({ styleCarton }, 0)).toEqual(tooFew)
    expect(closing({ styleCarton }, 2)).toEqual(tooMany(2))
  })

  it('design-closed-here-09: style 09 in none', () => {
    expect(closing({ styleCarton: '09' }, 0)).toEqual([])
    expect(closing({ styleCarton: '09' }, 1)).toEqual(tooMany(1))
  })

  it('design-closed-here-04: style 04 by its closure; 00 is not closed', () => {
    expect(closing({ styleCarton: '04', styleClosure: '00' }, 0)).toEqual([])
    expect(closing({ styleCarton: '04', styleClosure: '00' }, 1)).toEqual(tooMany(1))
    expect(closing({ styleCarton: '04', styleClosure: '01' }, 0)).toEqual(tooFew)
    expect(closing({ styleCarton: '04', styleClosure: '01' }, 1)).toEqual([])
  })

  it.each([
    ['07', '0711'],
    ['05', '0501'],
    ['03', '0310'],
    ['FC', 'A20.20.03.03'],
  ])(
    'a box of style %s whose lap is glued (%s) is closed in one step, whatever is chosen',
    (styleCarton, styleVariant) => {
      for (const styleClosure of ['', '00']) {
        expect(closing({ styleCarton, styleVariant, styleClosure }, 1)).toEqual([])
        expect(closing({ styleCarton, styleVariant, styleClosure }, 0)).toEqual(tooFew)
      }
    },
  )

  it("a company's own style goes by its carton style and closure", () => {
    expect(closing({ styleCarton: '02', styleVariant: 'BOX-W' }, 1)).toEqual([])
    expect(closing({ styleCarton: '09', styleVariant: 'INSERT-W' }, 0)).toEqual([])
    expect(closing({ styleCarton: '07', styleVariant: 'CRASH-W', styleClosure: '01' }, 1)).toEqual([])
    expect(closing({ styleCarton: '07', styleVariant: 'CRASH-W', styleClosure: '00' }, 1)).toEqual(tooMany(1))
    for (const count of [0, 1])
      expect(closing({ styleCarton: '04', styleVariant: 'TRAY-W' }, count)).toEqual([])
  })

  it('is no question before there is a route', () => {
    const sections = item({}, {})
    expect(closedHere(sections.design, under(sections))).toEqual([])
  })
})

it('design-extras-fanfold: corrugator extras have a fanfold process', () => {
  const folded = (vslCode: string, ...processes: string[]) => {
    const corrugatorProcesses = processes.map((process, index) => ({ key: `p${index}`, process }))
    const sections = item({ vslCode }, { designSteps: [aStep('CORR', { corrugatorProcesses })] })
    return said(extrasFanfold(sections.design, under(sections)))
  }
  expect(folded('0913A')).toEqual([
    'designSteps[corr].corrugatorProcesses: Corrugator Extras must have Fanfold',
  ])
  expect(folded('0913A', 'TAPE', 'FANFOLD')).toEqual([])
  expect(folded('0201')).toEqual([])
})

it('design-variant-valid-for-plant: the plant makes the variant', () => {
  const variant = {
    ...{ code: 'C25-N', plantCode: 'NTH-100', isWorkflow: true, isFSCCompliant: false },
    ...{ isLcboExportWineCompliant: false, isAirFreightCompliant: false, isDangerousGoodsCompliant: false },
    ...{ isPreprint: false, isPreprintProduction: false },
  }
  const boardGrade: BoardGrade = {
    ...{ id: 1, code: 'C25', strengthIndicator: null, plantBoardGradeVariants: [variant] },
  }
  const at = (preferredPlantCode: string, boardGradeVariant = 'C25-N') => {
    const sections = item({ preferredPlantCode, boardGradeVariant }, { designSteps: [aStep('CORR')] })
    return variantForPlant(sections.design, under(sections, { facts: { boardGrade } }))
  }
  expect(at('NTH-100')).toEqual([])
  expect(at('STH-200')).toMatchObject([
    {
      ...{ tab: 'design', section: 'product', field: 'boardGradeVariant' },
      message: 'Board grade variant C25-N is not made at STH-200.',
    },
  ])
  expect(at('STH-200', '')).toEqual([])
})

it('design-internal-transfer: goods between two plants have a delivery method', () => {
  const workCentre = {
    ...{ code: 'CORR2', description: '', plantCode: 'STH', operation: 'CORR', canRotate: false },
    ...{ minSheetLength: null, maxSheetLength: null, minSheetWidth: null, maxSheetWidth: null },
  }
  const via = (offsiteDeliveryMethod: string, preferredPlantCode = 'NTH-100') => {
    const designSteps = [aStep('CORR', { workCentre: 'CORR2' })]
    const sections = item({ preferredPlantCode }, { designSteps, offsiteDeliveryMethod })
    const facts = { design: { operations: [], workCentres: [workCentre] } }
    return said(internalTransfer(sections.design, under(sections, { facts })))
  }
  expect(via('')).toEqual(['offsiteDeliveryMethod: Offsite Delivery Method is required'])
  expect(via('ROAD')).toEqual([])
  expect(via('', 'STH-200')).toEqual([])
})

it('design-outer-type: Glama alone says what its goods are packed into', () => {
  const from = (businessUnit: string | undefined, outer = '') => {
    const sections = item({}, { designSteps: [aStep('CORR')], outerType: outer })
    return said(outerType(sections.design, under(sections, { facts: { businessUnit } })))
  }
  expect(from('GLAMA')).toEqual(['outerType: Outer Type is required'])
  expect(from('GLAMA', 'CARTON')).toEqual([])
  expect(from('BOARD')).toEqual([])
  expect(from(undefined)).toEqual([])
})

it('design-project-valid: a design with files has a project number', () => {
  const project = (design: Partial<Design>) => said(projectValid(item({}, design).design))
  expect(project({ ardFileName: 'A.ard' })).toEqual(['designProjectNo: Project Number is required'])
  expect(project({ mfgFileName: 'A.mfg', designProjectNo: 'P1' })).toEqual([])
  expect(project({})).toEqual([])
})

it('design-ard-exists: the ARD file that is named exists; not known is not no', () => {
  const named = (known: readonly string[] | undefined, design: Partial<Design> = {}) => {
    const sections = item({}, { ardFileName: 'A.ard', ...design })
    return said(ardExists(sections.design, under(sections, { facts: { documents: known } })))
  }
  expect(named([])).toEqual(['ardFileName: There is no file A.ard'])
  expect(named(['A.ard'])).toEqual([])
  expect(named([], { isArdFileExisted: true })).toEqual([])
  expect(named(undefined)).toEqual([])
})

it('design-documents: a step of the workflow may ask for documents', () => {
  const asked = (known: readonly string[] | undefined, required = true) => {
    const sections = item({}, {})
    const fieldRules = [{ tabId: 3, fieldName: 'documents', readOnly: true, required }]
    return said(documents(sections.design, under(sections, { fieldRules, facts: { documents: known } })))
  }
  expect(asked([])).toEqual(['mfgFileName: A document of the design is required'])
  expect(asked(['drawing.pdf'])).toEqual([])
  expect(asked(undefined)).toEqual([])
  expect(asked([], false)).toEqual([])
})

it('design-outload-valid: what is despatched has a unit load with length, width and height', () => {
  const { product, design } = item({}, { designSteps: [aStep('CORR'), aStep('DESPATCH')] })
  const load = { unitLoadSizeLength: 1165, unitLoadSizeWidth: 1165, unitLoadSizeDepth: 900 }
  const of = (palletization: typeof load | undefined) =>
    outloadValid(design, { sections: { product, ...(palletization ? { palletization } : {}) } })
  expect(of(load)).toEqual([])
  expect(of({ ...load, unitLoadSizeDepth: 0 })).toMatchObject([
    { field: 'designSteps[despatch].operation', severity: 'warning' },
  ])
  expect(of(undefined)).toEqual([])
})

it('nothing of Design is said of an item that is not designed yet', () => {
  const findings = findingsOf(under(sectionsOf()))
  expect(findings.filter(({ tab }) => tab === 'design')).toEqual([])
})
