import type { masters } from '#contract/masters'
import { isAllowed, type MasterKind, masterRights } from '#domain/access'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { masterLog } from './masterLog.ts'
import { removers } from './removers.ts'

function refuseUnless(person: Person, kind: MasterKind): void {
  if (!isAllowed(person, masterRights[kind])) {
    throw new Problem('not-allowed', `You have no permission for this (${kind}).`)
  }
}

/** Handlers of what all masters share; `changed` is told when one is gone. */
export function masterHandlers(db: Database, changed: () => void): Handlers<typeof masters> {
  return {
    log: async ({ person, params }) => {
      refuseUnless(person, params.kind)
      return masterLog(db, params.kind, params.key)
    },
    remove: async ({ person, params }) => {
      refuseUnless(person, params.kind)
      await removers[params.kind](db, person, params.key)
      changed()
      return params
    },
  }
}
