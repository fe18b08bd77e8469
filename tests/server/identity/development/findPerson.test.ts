import { expect, it } from 'vitest'
import { findPerson } from '../../../../server/identity/development/demonstrationPeople.ts'
import { people } from '../runningProvider.ts'

it('a person is found by login, whatever its capitals and the spaces around it', () => {
  expect(findPerson(people, ' Anna ')?.name).toBe('Anna Ng')
  expect(findPerson(people, 'Anna Ng')).toBeUndefined()
  expect(findPerson(people, '')).toBeUndefined()
})
