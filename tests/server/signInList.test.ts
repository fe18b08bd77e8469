import { expect, it } from 'vitest'
import { signInList } from '../../server/signInList.ts'

it('lists login, name and roles in columns', () => {
  const people = [
    { login: 'sca', name: 'Priya Raman', roles: ['Sales Coordinator'], about: '' },
    { login: 'designer2', name: 'Mai', roles: ['Designer', 'Sample Maker'], about: '' },
    { login: 'guest', name: 'Nobody', roles: [], about: '' },
  ]
  expect(signInList(people)).toEqual([
    '  sca        Priya Raman  Sales Coordinator',
    '  designer2  Mai          Designer, Sample Maker',
    '  guest      Nobody',
  ])
})

it('is empty when there is nobody', () => {
  expect(signInList([])).toEqual([])
})
