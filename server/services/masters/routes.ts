import type { masters } from '#contract/masters'
import { isAllowed, type MasterKind, masterRights } from '#domain/access'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Person } from '../security/person.ts'
import { deleteMaster } from './deleteMaster.ts'
import type { Master } from './master.ts'
import { masterLog } from './masterLog.ts'

/** The kinds of master that are deleted here; the others have a call of their own for it. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has its own key and fields; here only its own functions meet them.
export type MasterRegistry = Readonly<Partial<Record<MasterKind, Master<any, any>>>>

function refuseUnless(person: Person, kind: MasterKind): void {
  if (!isAllowed(person, masterRights[kind])) {
    throw new Problem('not-allowed', `You have no permission for this (${kind}).`)
  }
}

/** Handlers of what all masters share; `changed` is told which kind was. */
export function masterHandlers(
  db: Database,
  registry: MasterRegistry,
  changed: (kind: MasterKind) => void,
): Handlers<typeof masters> {
  return {
    log: async ({ person, params }) => {
      refuseUnless(person, params.kind)
      return masterLog(db, params.kind, params.key)
    },
    remove: async ({ person, params }) => {
      refuseUnless(person, params.kind)
      const master = registry[params.kind]
      if (master === undefined) throw notFound(`The ${params.kind}`)
      await deleteMaster(db, person, master, params.key)
      changed(params.kind)
      return params
    },
  }
}
