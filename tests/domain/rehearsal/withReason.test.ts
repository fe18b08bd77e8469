import { expect, it } from 'vitest'
import { withReason } from '#domain/rehearsal'

const said = 'Paper is dearer.\n\nThis letter has our new prices: it takes the place of revision A.'

it('a letter with new prices says why after its greeting', () => {
  expect(withReason('Dear Harriet Moss,\n\nPlease find it.\n\nKind regards', 'Paper is dearer.', 'A')).toBe(
    `Dear Harriet Moss,\n\n${said}\n\nPlease find it.\n\nKind regards`,
  )
})

it('says it first where nobody is greeted', () => {
  expect(withReason('Please find it.\n\nYours', 'Paper is dearer.', 'A')).toBe(
    `${said}\n\nPlease find it.\n\nYours`,
  )
})
