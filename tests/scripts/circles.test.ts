import { expect, test } from 'vitest'
import { circlesOf } from '../../vite.circles.ts'

const circles = (imports: Record<string, string[]>) => circlesOf(new Map(Object.entries(imports)))

test('files that load each other are found, also over others', () => {
  expect(circles({ page: ['forms'], forms: ['schemas'], schemas: ['page'] })).toEqual([
    ['page', 'forms', 'schemas'],
  ])
})

test('a file that several load is no circle', () => {
  expect(circles({ page: ['forms', 'start'], forms: ['start'], start: [] })).toEqual([])
})
