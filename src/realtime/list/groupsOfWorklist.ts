import { hubGroup } from '#contract/hub'
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
