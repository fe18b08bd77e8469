import { type ReactNode, useState } from 'react'
import { ActionDialog } from './ActionDialog.tsx'
import type { Acted, ActedItem, OfferedAction } from './offeredAction.ts'
import { usePerform } from './usePerform.ts'

interface Acting {
  /** Asks what the action's dialog asks, then acts. */
  readonly begin: (action: OfferedAction, item: ActedItem) => void
  readonly busy: boolean
  /** To be rendered by the caller: the dialog of the action that is being asked about. */
  readonly dialog: ReactNode
}

/** Takes actions on items of a workflow: dialog, call, messages. `onDone` is told of what happened. */
export function useAct(onDone: (acted: Acted) => void): Acting {
  const [asked, setAsked] = useState<{ action: OfferedAction; item: ActedItem } | null>(null)
  const { perform, busy } = usePerform(onDone)

  return {
    begin: (action, item) => {
      if (action.dialog === null) void perform(action, item, { reason: '', comment: '' })
      else setAsked({ action, item })
    },
    busy,
    dialog:
      asked === null || asked.action.dialog === null ? null : (
        <ActionDialog
          action={asked.action}
          dialog={asked.action.dialog}
          item={asked.item}
          busy={busy}
          onClose={() => setAsked(null)}
          onAct={async given => {
            if (await perform(asked.action, asked.item, given)) setAsked(null)
          }}
        />
      ),
  }
}
