import type { FieldErrors } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { brokenFields } from '../../../src/components/editing/brokenFields.ts'
import { failureLines } from '../../../src/components/editing/failureLines.ts'
import { Failure } from '../../../src/dataProvider/failure.ts'

const labels: Readonly<Record<string, string>> = { code: 'Code', address: 'Address', rows: 'Cost centres' }
const labelOf = (field: string) => labels[field] ?? field
const failure = (code: 'invalid-request' | 'rule-failed', detail: string, path: string, message: string) =>
  new Failure({
    ...{ message: detail, status: 400, code },
    problem: { type: '', title: '', status: 400, detail, code, requestId: '', errors: [{ path, message }] },
  })

describe('a failure says its fields by their labels', () => {
  test.each([
    ['a format', 'body: code not valid format', 'code', 'not valid format', ['Code not valid format']],
    ['a text with its own word', 'body: address', 'address', 'Email not valid', ['Address: Email not valid']],
  ] as const)('%s that breaks the schema, once', (_, detail, path, message, lines) => {
    expect(failureLines(failure('invalid-request', detail, path, message), labelOf)).toEqual(lines)
  })

  test('a rule with its reason, and a sentence that is whole is not said twice', () => {
    const rule = failure('rule-failed', 'The plant cannot be saved like this.', 'code', 'is in use already')
    expect(failureLines(rule, labelOf)).toEqual([
      'The plant cannot be saved like this.',
      'Code is in use already',
    ])
    const whole = 'The code of a step cannot change.'
    expect(failureLines(failure('rule-failed', whole, 'code', whole), labelOf)).toEqual([whole])
    const part = 'has no {{nickname}}'
    expect(failureLines(failure('rule-failed', part, 'code', part), labelOf)).toEqual([`Code ${part}`])
  })

  test('fields of a form, those of a row with its number', () => {
    const errors: FieldErrors<{ code: string; rows: { name: string }[] }> = {
      code: { type: 'x', message: 'not valid format' },
      rows: [undefined, { name: { type: 'x', message: 'not valid format' } }],
    }
    expect(brokenFields(errors, labelOf)).toEqual([
      'Code not valid format',
      'Cost centres, row 2: not valid format',
    ])
  })
})
