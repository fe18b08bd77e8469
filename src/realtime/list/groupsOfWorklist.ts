import { hubGroup, workgroupOf } from '#contract/hub'
import type { SignedInUser } from '#contract/security'

/** The hub's groups that tell of changes in a quote worklist: those of the workgroup, or of the people it is of. */
export function groupsOfWorklist(
  { AssignmentGroup, salesRepCode, assigntome, myQuotes }: Readonly<Record<string, string>>,
  { login, workGroups }: Pick<SignedInUser, 'login' | 'workGroups'>,
): string[] {
  if (AssignmentGroup !== undefined) return [hubGroup.worklist(AssignmentGroup)]
  if (salesRepCode !== undefined) return [hubGroup.user(salesRepCode)]
  const own = hubGroup.user(login)
  if (assigntome !== undefined || myQuotes !== undefined) return [own]
  return [own, ...workGroups.map(({ code }) => hubGroup.worklist(code))]
}

/** The hub's groups that tell of changes in a coordinator's worklist: their own and those of their sales reps. */
export const groupsOfCoordinator = (
  { salesRepCode }: Readonly<Record<string, string>>,
  { login, salesReps }: Pick<SignedInUser, 'login' | 'salesReps'>,
): string[] =>
  (salesRepCode === undefined ? [login, ...salesReps.map(rep => rep.login)] : [salesRepCode]).map(
    hubGroup.user,
  )

/** Of a workgroup's own list and of the one that hears of everything of its kind. */
const withAsked = (everything: string, { AssignmentGroup }: Readonly<Record<string, string>>): string[] =>
  [...new Set([everything, AssignmentGroup ?? everything])].map(hubGroup.worklist)

/** The hub's groups that tell of changes in a new-work worklist; who works for a vendor hears of the vendor's orders. */
export const groupsOfNewWork = (
  ask: Readonly<Record<string, string>>,
  { login, roles }: Pick<SignedInUser, 'login' | 'roles'>,
): string[] =>
  roles.some(({ code }) => code === 'NEWWORK' || code === 'SU')
    ? withAsked(workgroupOf.orders, ask)
    : [hubGroup.user(login)]

/** The hub's groups that tell of changes in a sample worklist. */
export const groupsOfSamples = (ask: Readonly<Record<string, string>>): string[] =>
  withAsked(workgroupOf.samples, ask)
