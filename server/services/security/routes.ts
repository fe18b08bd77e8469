import type { security } from '#contract/security'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { orNotFound } from '../masters/orNotFound.ts'
import { saveMaster } from '../masters/saveMaster.ts'
import { uploadMaster } from '../masters/uploadMaster.ts'
import { deputiesOf, deputyChoices, endDeputy, nameDeputy } from './deputies/deputies.ts'
import { heldBy } from './heldBy.ts'
import { roleList, roleMaster } from './masters/role.ts'
import { scopeList, scopeMaster } from './masters/scope.ts'
import { userMaster } from './masters/user.ts'
import { userUpload } from './masters/userUpload.ts'
import { workgroupList, workgroupMaster } from './masters/workgroup.ts'
import { salesRepOf, signedInUser, usersOfRole, workgroupsOf } from './repository.ts'
import { userList } from './users.ts'

/** Handlers of the security service; `rightsChanged` is told when what people may do has changed. `today`: as `YYYY-MM-DD`. */
export function securityHandlers(
  db: Database,
  rightsChanged: () => void,
  today: () => string,
): Handlers<typeof security> {
  return {
    deputies: ({ params }) => deputiesOf(db, params.login, today()),
    deputyChoices: () => deputyChoices(db),
    nameDeputy: ({ person, body }) => nameDeputy(db, person, body, today()),
    endDeputy: ({ person, body }) => endDeputy(db, person, body.id),
    auth: ({ person }) => signedInUser(db, person),
    workgroups: ({ query }) => workgroupList.page(db, query),
    workgroupsOfDepartment: ({ params }) => workgroupsOf(db, params.department),
    saveWorkgroup: async ({ person, body: { version, ...input } }) => {
      const key = await saveMaster(db, person, workgroupMaster, { key: input.code, version, input })
      rightsChanged()
      return orNotFound(await workgroupList.read(db, key), 'The workgroup')
    },
    usersOfRole: ({ params }) => usersOfRole(db, params.role),
    users: ({ query }) => userList.page(db, query),
    user: async ({ params }) => orNotFound(await userList.read(db, params.id), `User ${params.id}`),
    saveUser: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, userMaster, { key: id, version, input })
      rightsChanged()
      return orNotFound(await userList.read(db, key), 'The user')
    },
    uploadUsers: async ({ person, body }) => {
      const outcomes = await uploadMaster(db, person, userUpload, body)
      if (!body.dryRun) rightsChanged()
      return { outcomes }
    },
    heldByUser: ({ params }) => heldBy(db, params.login),
    salesRep: ({ params }) => salesRepOf(db, params.login),
    roles: ({ query }) => roleList.page(db, query),
    saveRole: async ({ person, body: { version, ...input } }) => {
      const key = await saveMaster(db, person, roleMaster, { key: input.code, version, input })
      rightsChanged()
      return orNotFound(await roleList.read(db, key), 'The role')
    },
    scopes: ({ query }) => scopeList.page(db, query),
    saveScope: async ({ person, body: { version, ...input } }) => {
      const key = await saveMaster(db, person, scopeMaster, { key: input.code, version, input })
      rightsChanged()
      return orNotFound(await scopeList.read(db, key), 'The scope')
    },
  }
}
