interface Sharer {
  readonly login: string
  readonly roles: readonly string[]
  readonly workGroups: readonly string[]
}

/** Whether `person` may change or delete a shared view: who shared it while still in the workgroup, and super users. */
export const mayChangeSharedView = (
  person: Sharer,
  view: { readonly owner: string; readonly workgroup: string },
): boolean =>
  person.roles.includes('SU') || (view.owner === person.login && person.workGroups.includes(view.workgroup))
