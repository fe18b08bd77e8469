import { type DemonstrationUser, people } from '../../../server/database/demo/people.ts'

/** Password of everybody in the demonstration company. */
export const password = 'demo'

/** The demonstration person with this login. */
export function person(login: string): DemonstrationUser {
  const found = people.find(one => one.login === login)
  if (found === undefined) throw new Error(`There is no demonstration person ${login}`)
  return found
}

/** Logins of one person for each role. */
export const onePersonARole = [
  'sysadmin',
  'salesrep',
  'su',
  'designer',
  'pricing',
  'preprint',
  'glamaart',
  'custserv',
  'techmgr',
  'sca',
  'newwork',
  'samplemaker',
  'plant',
  'vendor',
] as const
