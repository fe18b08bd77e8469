import { expect, it } from 'vitest'
import { figures } from '#domain/dashboard'

it('dashboard-chart-colours: each figure has one of the three', () => {
  expect(figures.map(({ colour }) => colour)).toEqual(['#20419B', '#00AE4F', '#FFCB11'])
})
