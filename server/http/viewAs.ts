import { isAllowed, scope } from '#domain/access'
import type { People } from '../person/people.ts'
import type { Person } from '../person/person.ts'
import { notFound, Problem } from '../problem/problem.ts'
import type { Asking } from './mount.ts'

const header = 'x-view-as'

/**
 * Who a request is answered for: the person who asks, or, where they administer users and ask for it, somebody else, of
 * whom they see everything and change nothing.
 */
export async function viewedPerson(request: Asking, person: Person, people: People): Promise<Person> {
  const login = request.headers[header]
  if (typeof login !== 'string' || login === '' || login === person.login) return person
  if (!isAllowed(person, scope('EDIT_USER_ACCESS'))) {
    throw new Problem('not-allowed', 'Only who administers users may see the product as somebody else.')
  }
  if (request.method !== 'GET') {
    throw new Problem('not-allowed', `You see the product as ${login} does: nothing can be changed.`)
  }
  const viewed = await people.find(login)
  if (viewed === null) throw notFound(`Active user ${login}`)
  request.log.info({ person: person.login, viewAs: login }, 'sees the product as somebody else')
  return viewed
}
