import { expect, it } from 'vitest'
import { type LastStep, undoRefusal } from '#domain/manualOrders'

const invoiced: LastStep = { from: 'COMPLETE', to: 'INVOICED', who: 'vendor', minutesAgo: 2 }

it('a step that ends an order is taken back by who took it, for a quarter of an hour', () => {
  expect(undoRefusal('INVOICED', invoiced, 'vendor')).toBe('')
  expect(undoRefusal('INVOICED', invoiced, 'su')).toBe('Only who took the step takes it back.')
  expect(undoRefusal('INVOICED', { ...invoiced, minutesAgo: 16 }, 'vendor')).toContain('15 minutes')
  expect(undoRefusal('ACCEPTED', { ...invoiced, to: 'ACCEPTED' }, 'vendor')).toContain('nothing to take back')
  expect(undoRefusal('COMPLETE', null, 'vendor')).toContain('nothing to take back')
})
