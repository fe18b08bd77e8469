import type { OfferedAction } from '../../../components/workflow/offeredAction.ts'
import { sortActions } from '../../../components/workflow/sortActions.ts'

interface Standing {
  readonly assignee: string | null
  readonly isMine: boolean
  readonly isOnHold: boolean
  readonly isArchived: boolean
  /** Whether something of the item is changed and not saved. */
  readonly isDirty: boolean
}

export interface HeaderActions {
  /** The one thing to do now; null while something is to be saved first, or nothing can be done. */
  readonly primary: OfferedAction | null
  /** What would lead on and can't: it stands there with its reason. */
  readonly refused: OfferedAction | null
  /** Everything else, in its groups. */
  readonly menu: readonly (readonly OfferedAction[])[]
}

/** An action that asks for a reason leads back, or gives up. */
const leadsOn = ({ dialog }: OfferedAction): boolean => dialog === null

/** Which action of an item its header offers first: to accept what is nobody's, else what leads on. */
export function headerActions(actions: readonly OfferedAction[], standing: Standing): HeaderActions {
  const { work, step, close } = sortActions(actions, standing)
  const isFree = standing.assignee === null || standing.assignee === ''
  const accept = work.find(({ code, allowed }) => code === 'ACCEPT' && allowed && isFree)
  const onward = step.filter(leadsOn)
  const first = accept ?? onward.find(({ allowed }) => allowed) ?? null
  const primary = standing.isDirty ? null : first
  const refused = standing.isDirty || primary !== null ? null : (onward[0] ?? null)
  const isElsewhere = (action: OfferedAction) => action !== primary && action !== refused
  return {
    primary,
    refused,
    menu: [work, step, close].map(group => group.filter(isElsewhere)).filter(group => group.length > 0),
  }
}
