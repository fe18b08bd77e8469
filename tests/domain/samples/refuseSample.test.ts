import { expect, it } from 'vitest'
import { refuseSample } from '#domain/samples'

it.each([
  [{ closeType: null, isBought: false }, ''],
  [{ closeType: 'archive', isBought: false }, 'The item is closed; no samples can be made of it.'],
  [{ closeType: null, isBought: true }, 'The item is bought in; ask its supplier for a sample.'],
])('samples are asked for of what is open and made here: %o', (item, refusal) => {
  expect(refuseSample(item)).toBe(refusal)
})
