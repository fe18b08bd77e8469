import { type DemonstrationUser, people } from '../../../server/demo/people.ts'

/** Password of everybody in the demonstration company. */
export const password = 'demo'

/** The demonstration person with this login. */
export function person(login: string): DemonstrationUser {
  const found = people.find(one => one.login === login)
  if (found === undefined) throw new Error(`There is no demonstration person ${login}`)
  return found
}
