import { expect, it } from 'vitest'
import { makesFor } from '#domain/quoteItem'

const board = { businessUnit: 'BOARD', businessUnits: [] }
const glamaToo = { businessUnit: 'CHARTA', businessUnits: ['GLAMA'] }
const ccp = { businessUnit: 'CCP', businessUnits: [] }

it.each([
  ['business-unit-matching: Board makes what CCP quotes', board, 'CCP', true],
  ['business-unit-matching: CCP does not make what Board quotes', ccp, 'BOARD', false],
  ['a plant makes what its own unit quotes', board, 'BOARD', true],
  ['and what a unit quotes that it works for besides', glamaToo, 'GLAMA', true],
  ['not what others quote', board, 'GLAMA', false],
  ['and what a quote without a unit asks for', glamaToo, '', true],
])('%s', (_, plant, unit, makes) => {
  expect(makesFor(plant, unit)).toBe(makes)
})
