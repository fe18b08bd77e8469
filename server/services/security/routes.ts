import type { security } from '#contract/security'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { orNotFound } from '../masters/orNotFound.ts'
import { saveMaster } from '../masters/saveMaster.ts'
import { roleMaster, roleOf, rolePage } from './masters/role.ts'
import { scopeMaster, scopeOf, scopePage } from './masters/scope.ts'
import { userMaster } from './masters/user.ts'
import { workgroupMaster, workgroupOf, workgroupPage } from './masters/workgroup.ts'
import { salesRepOf, signedInUser, usersOfRole, workgroupsOf } from './repository.ts'
import { userOf, userPage } from './users.ts'

/** Handlers of the security service; `rightsChanged` is told when what people may do has changed. */
export function securityHandlers(db: Database, rightsChanged: () => void): Handlers<typeof security> {
  return {
    auth: async ({ person }) => orNotFound(await signedInUser(db, person.login), 'The signed-in user'),
    workgroups: ({ query }) => workgroupPage(db, query),
    workgroupsOfDepartment: ({ params }) => workgroupsOf(db, params.department),
    saveWorkgroup: async ({ person, body: { version, ...input } }) => {
      const key = await saveMaster(db, person, workgroupMaster, { key: input.code, version, input })
      rightsChanged()
      return orNotFound(await workgroupOf(db, key), 'The workgroup')
    },
    usersOfRole: ({ params }) => usersOfRole(db, params.role),
    users: ({ query }) => userPage(db, query),
    user: async ({ params }) => orNotFound(await userOf(db, params.id), `User ${params.id}`),
    saveUser: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, userMaster, { key: id, version, input })
      rightsChanged()
      return orNotFound(await userOf(db, key), 'The user')
    },
    salesRep: ({ params }) => salesRepOf(db, params.login),
    roles: ({ query }) => rolePage(db, query),
    saveRole: async ({ person, body: { version, ...input } }) => {
      const key = await saveMaster(db, person, roleMaster, { key: input.code, version, input })
      rightsChanged()
      return orNotFound(await roleOf(db, key), 'The role')
    },
    scopes: ({ query }) => scopePage(db, query),
    saveScope: async ({ person, body: { version, ...input } }) => {
      const key = await saveMaster(db, person, scopeMaster, { key: input.code, version, input })
      rightsChanged()
      return orNotFound(await scopeOf(db, key), 'The scope')
    },
  }
}
