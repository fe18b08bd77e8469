import { expect, it } from 'vitest'
import { createFocusWish } from '../../../src/pages/quoteItem/draft/focusWish.ts'
import { heldAt, listAt, withListAt } from '../../../src/pages/quoteItem/fields/listAt.ts'
import { fetchAgain } from '../../../src/pages/quoteItem/tabs/design/autoRoute/fetchAgain.ts'
import { routeRows } from '../../../src/pages/quoteItem/tabs/design/autoRoute/routeRows.ts'

it('autoroute-result: while a routing is under way its result is fetched ten seconds on, then no more', () => {
  expect(['Queued', 'Running'].map(fetchAgain)).toEqual([10_000, 10_000])
  expect([undefined, 'Success', 'Failed'].map(fetchAgain)).toEqual([false, false, false])
})

const plan = (cost: number, workCentres: readonly string[], numberUp = 1) => ({
  cost,
  path: workCentres.map(workCentre => ({
    ...{ operation: 'FFG', workCentre, plantCode: 'NTH', isClosedHere: false },
    sheet: { length: 1000, width: 500, numberUp },
  })),
})

it('routes stand beside each other with what a thousand costs and why one is dearer', () => {
  const plans = [
    plan(500, ['C1', 'F1']),
    plan(600, ['C1', 'F2']),
    plan(650, ['C1', 'F1', 'G1']),
    plan(700, ['C1', 'F1'], 2),
  ]
  expect(routeRows(plans, 5000, undefined).map(({ perThousand, why }) => [perThousand, why])).toEqual([
    [100, 'The cheapest, 1 up on 1,000 × 500 mm'],
    [120, '$20.00 more a thousand: F2 instead of F1'],
    [130, '$30.00 more a thousand: with G1'],
    [140, '$40.00 more a thousand: 2 up on 1,000 × 500 mm'],
  ])
})

it('a route that goes to another plant says so, where the cheapest does not', () => {
  const stays = plan(500, ['C1', 'F1', 'D1'])
  const goes = plan(850, ['C1', 'F1', 'D2'])
  const path = goes.path.map(step => (step.workCentre === 'D2' ? { ...step, plantCode: 'STH' } : step))
  const [, away] = routeRows([stays, { ...goes, path }], 5000, undefined)
  expect(away?.why).toBe('$70.00 more a thousand: D2 instead of D1, brought from NTH to STH')
})

it('a list is found and replaced by the form’s name of it, also in a row of another', () => {
  const values = {
    steps: [
      { key: 'a', creases: [{ key: 'x' }] },
      { key: 'b', creases: [] },
    ],
  }
  expect(listAt(values, 'steps.0.creases')).toEqual([{ key: 'x' }])
  expect(heldAt(values, 'steps.0.creases')).toBe(values.steps[0]?.creases)
  expect(listAt(values, 'steps.7.creases')).toEqual([])
  expect(withListAt(values, 'steps.1.creases', [{ key: 'y' }])).toEqual({
    steps: [values.steps[0], { key: 'b', creases: [{ key: 'y' }] }],
  })
})

it('a field that is folded away is opened and focused when it appears; one that is open already is not waited for', () => {
  const focused: string[] = []
  const wish = createFocusWish(name => focused.push(name))
  let isOpen = false
  const opened: string[] = []
  const stop = wish.opens('steps.', name => {
    opened.push(name)
    return !isOpen
  })
  expect(wish.reveal('other')).toBe(false)
  expect(wish.reveal('steps.1.name')).toBe(true)
  wish.meet('steps.1.name')
  isOpen = true
  expect(wish.reveal('steps.1.name')).toBe(false)
  wish.meet('steps.1.name')
  expect([opened, focused]).toEqual([['steps.1.name', 'steps.1.name'], ['steps.1.name']])
  stop()
  expect(wish.reveal('steps.1.name')).toBe(false)
})
