import { expect, it } from 'vitest'
import { overviewError } from '../../../../domain/validation/overview/overviewError.ts'
import { incomplete } from '../../../../domain/workflow/incomplete.ts'

it('an error on a field of the overview keeps the item from going forward', () => {
  const error = overviewError('length', 'length', 'must be > 0')
  expect(error).toEqual({
    ...{ tab: 'overview', field: 'length', code: 'length', message: 'must be > 0', severity: 'error' },
  })
  const fieldRules = [{ tabId: 1, fieldName: 'vslCode', readOnly: false, required: true }]
  expect(incomplete({ fieldRules }, [error])).toBe('Overview is not valid: Length must be > 0')
})
