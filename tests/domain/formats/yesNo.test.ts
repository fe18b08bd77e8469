import { expect, it } from 'vitest'
import { yesNo } from '#domain/formats'

it('format-numbers: a flag is shown as Yes or No', () => {
  expect([yesNo(true), yesNo(false)]).toEqual(['Yes', 'No'])
})
