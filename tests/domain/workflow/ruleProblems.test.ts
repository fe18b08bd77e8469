import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownFields, ruledFieldWords, validateDefinition } from '#domain/workflow'
import { short, workflow } from './builders.ts'

const kinds = fc.constantFrom('WORK', 'DONE')
const fields = fc.uniqueArray(fc.constantFrom(...knownFields), { maxLength: 6 })
const says = fc.record({ readOnly: fc.boolean(), required: fc.boolean() })
const rules = fields.chain(chosen =>
  fc.tuple(...chosen.map(({ tabId, fieldName }) => says.map(rule => ({ tabId, fieldName, ...rule })))),
)

/** What is wrong when a step of the short workflow has these rules and these fields are in use. */
const problems = (
  code: string,
  fieldRules: readonly { tabId: number; fieldName: string; readOnly: boolean; required: boolean }[],
  active = knownFields,
) =>
  validateDefinition(
    workflow(...short.steps.map(step => (step.code === code ? { ...step, fieldRules } : step))),
    active,
  )

test('fields that are required and can be filled in are never a problem, at a step where people act', () => {
  fc.assert(
    fc.property(rules, chosen => {
      const fillable = chosen.map(rule => ({ ...rule, readOnly: false }))
      expect(problems('WORK', fillable)).toEqual([])
    }),
  )
})

test('a required field nobody can fill in is a problem of its step that names it, each once', () => {
  fc.assert(
    fc.property(kinds, rules, (code, chosen) => {
      const lost = chosen.filter(({ required, readOnly }) => required && (readOnly || code === 'DONE'))
      const found = problems(code, chosen)
      expect(found.map(({ step }) => step)).toEqual(lost.map(() => code))
      for (const rule of lost) {
        const words = `${ruledFieldWords(rule)} is required`
        expect(found.filter(({ message }) => message.startsWith(words))).toHaveLength(1)
      }
    }),
  )
})

test('a field that is taken out of use makes problems of the rules that open or require it, of no others', () => {
  fc.assert(
    fc.property(kinds, rules, fc.constantFrom(...knownFields), (code, chosen, gone) => {
      const isGone = (rule: { tabId: number; fieldName: string }) =>
        rule.tabId === gone.tabId && rule.fieldName === gone.fieldName
      const active = knownFields.filter(field => !isGone(field))
      const more = chosen.filter(rule => isGone(rule) && (rule.required || !rule.readOnly)).length
      expect(problems(code, chosen, active)).toHaveLength(problems(code, chosen).length + more)
    }),
  )
})

test('rules that say read-only are never a problem, whatever became of their fields', () => {
  fc.assert(
    fc.property(kinds, rules, (code, chosen) => {
      const readOnly = chosen.map(rule => ({ ...rule, readOnly: true, required: false }))
      expect(problems(code, readOnly, [])).toEqual([])
    }),
  )
})

test('a problem names its field and its tab as the pages do', () => {
  const rule = { tabId: 9, fieldName: 'truckType', readOnly: true, required: true }
  expect(problems('WORK', [rule]).map(({ message }) => message)).toEqual([
    'Truck Type of tab 9 Delivery is required but read-only',
  ])
})

test('fields of one tab are told apart by what they are called', () => {
  expect(new Set(knownFields.map(ruledFieldWords)).size).toBe(knownFields.length)
})
