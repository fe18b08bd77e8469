import { roleCodes, scopeCodes } from '#domain/access'
import type { Database } from '../database/database.ts'
import {
  assistants,
  roleScopes,
  roles,
  scopes,
  userRoles,
  users,
  userWorkgroups,
  workgroups,
} from '../database/schema/index.ts'
import { people, workgroups as workgroupRows } from './people.ts'
import { roleNames, scopeDescriptions, scopesOfRole } from './roles.ts'

/** Loads roles, scopes, workgroups and the people of the demonstration company. */
export async function loadPeople(db: Database): Promise<void> {
  await db.insert(roles).values(roleCodes.map(code => ({ code, name: roleNames[code] })))
  await db.insert(scopes).values(scopeCodes.map(code => ({ code, description: scopeDescriptions[code] })))
  await db
    .insert(roleScopes)
    .values(
      roleCodes.flatMap(roleCode =>
        [...new Set(scopesOfRole[roleCode])].map(scopeCode => ({ roleCode, scopeCode })),
      ),
    )
  await db.insert(workgroups).values(
    workgroupRows.map(([code, description, department], sequence) => ({
      code,
      description,
      department,
      sequence,
    })),
  )
  const stored = await db
    .insert(users)
    .values(
      people.map(person => ({
        login: person.login,
        name: person.name,
        email: `${person.login}@boxwright.example`,
        defaultState: person.state,
        defaultPlant: person.plant,
        about: person.about,
      })),
    )
    .returning({ id: users.id, login: users.login })
  const ids = new Map(stored.map(row => [row.login, row.id]))
  const idOf = (login: string): number => {
    const id = ids.get(login)
    if (id === undefined) throw new Error(`There is no demonstration person ${login}.`)
    return id
  }
  await db
    .insert(userRoles)
    .values(
      people.flatMap(person => person.roles.map(roleCode => ({ userId: idOf(person.login), roleCode }))),
    )
  await db
    .insert(userWorkgroups)
    .values(
      people.flatMap(person =>
        person.workgroups.map(workgroupCode => ({ userId: idOf(person.login), workgroupCode })),
      ),
    )
  await db.insert(assistants).values(
    people.flatMap(person =>
      (person.coordinates ?? []).map(salesRep => ({
        assistantId: idOf(person.login),
        salesRepId: idOf(salesRep),
      })),
    ),
  )
}
