import { createPeople } from '../../../server/person/people.ts'
import type { Driver, Statement } from '../worklist/driver.ts'

/** The first rows of everything that is a sales rep's, as somebody would ask for them by hand: a walk of an index for each way. */
export async function unionOfWalks(driver: Driver, login: string, rows: number): Promise<Statement> {
  const person = await createPeople(driver.db).find(login)
  if (person === null) throw new Error(`There is no ${login} here.`)
  const open = 'close_type is null and not is_final and not is_on_hold'
  const walk = (own: string) =>
    `(select id from quote_items where ${own} and ${open} order by date_arrived desc, id desc limit ${rows})`
  const walks = [
    ...person.workGroups.map((_, index) => walk(`assignment_group = $${index + 2}`)),
    walk('assignee = $1'),
    walk('initiator = $1'),
  ]
  return {
    text: `select i.*, q.description, u.name from quote_items i
      join quotes q on q.id = i.quote_id left join users u on u.login = i.assignee
      where i.id in (${walks.join(' union all ')}) order by i.date_arrived desc, i.id desc limit ${rows}`,
    values: [login, ...person.workGroups],
  }
}
