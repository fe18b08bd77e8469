import { expect, it } from 'vitest'
import { findingsOf, isAskedOf, sections } from '#domain/quoteItem'
import { requiredFindings } from '../../../../../domain/quoteItem/requiredFindings.ts'
import { sectionsOf, under } from '../../builders.ts'
import { said } from '../../said.ts'

const asked = (process: string, isDoubleSided = false) =>
  Object.keys(sections.printing.fields).filter(field => isAskedOf({ isDoubleSided }, field, process))

it('inks are asked for, or counts of colours, by the print process; of the back when it is printed', () => {
  expect(asked('FLEXO')).toContain('inkCoverages')
  expect(asked('FLEXO')).not.toContain('pmsColourCountFront')
  expect(asked('FLEXO')).not.toContain('inkCoveragesBack')
  expect(asked('PREPRINT', true)).toContain('inkCoveragesBack')
  expect(asked('LITHO')).toContain('pmsColourCountFront')
  expect(asked('LITHO')).not.toContain('inkCoverages')
  expect(asked('LITHO', true)).toContain('metallicColourCountBack')
})

it('what is not printed is asked nothing, whatever its step requires', () => {
  expect(asked('NOPRINT', true)).toEqual([])
  const fieldRules = [{ tabId: 2, fieldName: 'numberOfColors', readOnly: false, required: true }]
  expect(requiredFindings('printing', { numberOfColors: null }, fieldRules)).toHaveLength(1)
  const findings = findingsOf(under(sectionsOf({ product: { printProcess: 'NOPRINT' } }), { fieldRules }))
  expect(said(findings)).toEqual([])
})
