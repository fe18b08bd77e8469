import { expect, it } from 'vitest'
import { isDue } from '../../../domain/workflow/isDue.ts'

it.each([
  ['what is missing on a tab that the step asks for', 'required', 'overview', true],
  ['what is missing on another tab', 'required', 'pallet', false],
  ['what is wrong, on whichever tab', 'pallet-bundle', 'pallet', true],
] as const)('%s is to be mended now: %s on %s: %s', (_, code, tab, due) => {
  expect(isDue({ code, tab }, ['overview'])).toBe(due)
})
