import { security } from '#contract/security'
import { useUser } from '../../../authProvider/UserContext.ts'
import { useCall } from '../../../dataProvider/index.ts'
import type { WorklistView } from './variants.ts'

/** The name of the workgroup or the sales rep that a worklist is of; their code while, and if, it is not known. */
export function useWorklistName(view: WorklistView, of: string): string {
  const { workGroups, salesReps } = useUser()
  const isGroup = view === 'WORKLIST-GROUP'
  const own = isGroup
    ? workGroups.find(({ code }) => code === of)?.description
    : salesReps.find(({ code, login }) => code === of || login === of)?.name
  // A link may lead to the list of a workgroup that one does not belong to.
  const others = useCall(
    security.workgroups,
    {},
    { enabled: isGroup && own === undefined, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } },
  )
  return own ?? others.data?.find(({ code }) => code === of)?.description ?? of
}
