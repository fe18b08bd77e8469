import { expect, test } from 'vitest'
import { comparedWords } from '../../../src/pages/quoteItem/tabs/copyChanges/comparedWords.ts'

test.each([
  [0, 0, 'Nothing of what is compared differs from LAG-24.'],
  [0, 1, 'The tables say the same as LAG-24; 1 other field differs.'],
  [0, 3, 'The tables say the same as LAG-24; 3 other fields differ.'],
  [2, 5, '2 differences to LAG-24 Lager carton'],
])(
  'copy-changes-content: with %i rows and %i fields that differ it says "%s"',
  (differing, fields, words) => {
    const product = { productCode: 'LAG-24', description: 'Lager carton' }
    expect(comparedWords({ differing, fields, ...product })).toBe(words)
  },
)
