import type { RoleInput, SignedInUser, UserInput, Workgroup } from '#contract/security'
import { homeOf, isAllowed, type PageAccess, pages } from '#domain/access'
import { rightsOf } from '../../authProvider/rightsOf.ts'
import type { MenuEntry } from '../../layout/menu/entries.ts'
import { menuOf } from '../../layout/menu/menu.ts'

/** What a person would see after signing in. */
export interface Seen {
  readonly home: string
  readonly menu: readonly MenuEntry[]
  readonly pages: readonly PageAccess[]
  readonly refused: readonly PageAccess[]
  readonly scopes: readonly string[]
}

/** What is in use of what gives people rights; a scope that is not in it opens nothing. */
export interface InUse {
  readonly roles: readonly RoleInput[]
  readonly scopes: readonly string[]
  readonly workgroups: readonly Workgroup[]
}

/** A user as they would be signed in, from their values. */
export function signedInAs(person: UserInput, { roles, scopes: known, workgroups }: InUse): SignedInUser {
  const held = roles.filter(({ code, isActive }) => isActive && person.roles.includes(code))
  const granted = new Set(held.flatMap(role => role.scopes))
  const scopes = known.filter(code => granted.has(code)).sort()
  const nobody = (login: string) => ({ id: 0, login, name: login })
  return {
    login: person.login,
    name: person.name,
    email: person.email,
    roles: held.map(({ code, name }) => ({ code, name })),
    scopes: scopes.map(code => ({ code })),
    workGroups: workgroups.filter(({ code }) => person.workGroups.includes(code)),
    salesReps: person.salesReps.map(login => ({ ...nobody(login), code: login })),
    assistants: person.assistants.map(nobody),
    defaultState: person.defaultState,
  }
}

const noLinks = { velocityUrl: '', quoteViewerUrl: '', adminUrl: '' }

/** What `user` sees: by the same access rules and the same menu as when they sign in. */
export function seenBy(user: SignedInUser): Seen {
  const rights = rightsOf(user)
  const shown = pages.filter(({ right }) => right.kind !== 'anyone')
  return {
    home: homeOf(rights),
    menu: menuOf({ user, links: noLinks, counts: undefined }),
    pages: shown.filter(({ right }) => isAllowed(rights, right)),
    refused: shown.filter(({ right }) => !isAllowed(rights, right)),
    scopes: rights.scopes,
  }
}
