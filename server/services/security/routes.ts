import type { security } from '#contract/security'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { notFound } from '../../http/problem.ts'
import { signedInUser, usersOfRole, workgroupsOf } from './repository.ts'

/** Handlers of the security service. */
export function securityHandlers(db: Database): Handlers<typeof security> {
  return {
    auth: async ({ person }) => {
      const user = await signedInUser(db, person.login)
      if (user === null) throw notFound('The signed-in user')
      return user
    },
    workgroups: () => workgroupsOf(db),
    workgroupsOfDepartment: ({ params }) => workgroupsOf(db, params.department),
    usersOfRole: ({ params }) => usersOfRole(db, params.role),
  }
}
