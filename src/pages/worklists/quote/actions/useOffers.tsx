import { type ReactNode, useState } from 'react'
import { quote } from '#contract/quote'
import type { RowOffer, WorklistRow } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import { text } from '#domain/messages'
import { type CloseAction, closeDialogs } from '#domain/workflow'
import { ActionDialog } from '../../../../components/workflow/ActionDialog.tsx'
import type { OfferedAction } from '../../../../components/workflow/offeredAction.ts'
import { useProvider } from '../../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../../layout/notifications/useSay.ts'
import { useShownPage } from '../../shownPage.ts'
import { useActOnMany } from './useActOnMany.ts'

interface Asked {
  readonly rows: readonly WorklistRow[]
  readonly action: OfferedAction
  readonly dialog: NonNullable<OfferedAction['dialog']>
}

/** What the rows are called: the one's reference, or how many they are. */
export const nameOfRows = (rows: readonly WorklistRow[]): string =>
  rows.length === 1 ? (rows[0]?.reference ?? '') : `${rows.length} items`

const isClose = (code: string): code is CloseAction => Object.hasOwn(closeDialogs, code)

/** Takes what rows offer in their menu: asks what has to be asked, then acts on each row. */
export function useOffers(): {
  readonly begin: (rows: readonly WorklistRow[], offer: RowOffer) => Promise<void>
  /** To be rendered by the caller: the dialog of the action that is being asked about. */
  readonly dialog: ReactNode
} {
  const dataProvider = useProvider()
  const shown = useShownPage<WorklistRow>()
  const actOnMany = useActOnMany()
  const say = useSay()
  const sayFailure = useSayFailure()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [busy, setBusy] = useState(false)

  const duplicate = async (rows: readonly WorklistRow[]) => {
    const copies: string[] = []
    for (const { id } of rows) {
      const { items } = await dataProvider.call(quote.duplicateItem, { body: { quoteItemId: id } })
      copies.push(...items.map(({ reference }) => reference))
    }
    say(`Duplicated as ${copies.join(', ')}`, 'success')
    await shown.refetch()
  }

  /** The step's action as the server offers it now, with what every tab has to say about it. */
  const asOffered = async (row: WorklistRow, code: string) => {
    const { details } = await dataProvider.call(workflow.details, { query: { workflowId: row.workflowId } })
    return details.actions.find(action => action.code === code)
  }

  const begin = async (rows: readonly WorklistRow[], offer: RowOffer) => {
    const [first] = rows
    if (first === undefined) return
    try {
      if (offer.kind === 'copy') {
        await duplicate(rows)
        return
      }
      const dialog = isClose(offer.code) ? closeDialogs[offer.code] : null
      const action: OfferedAction | undefined = isClose(offer.code)
        ? {
            ...offer,
            kind: 'close',
            target: null,
            dialog: dialog && { ...dialog, reasons: [...dialog.reasons] },
          }
        : await asOffered(first, offer.code)
      if (action === undefined || (!action.allowed && rows.length === 1)) {
        say(action?.reason || text('actionUnable'), 'warning')
      } else if (action.dialog === null) {
        await actOnMany(rows, action)
      } else {
        setAsked({ rows, action, dialog: action.dialog })
      }
    } catch (error) {
      sayFailure(error, text('actionUnable'))
    }
  }

  return {
    begin,
    dialog:
      asked === null ? null : (
        <ActionDialog
          action={asked.action}
          dialog={asked.dialog}
          item={{
            quoteId: asked.rows[0]?.quoteId ?? 0,
            quoteItemId: asked.rows[0]?.id ?? 0,
            reference: nameOfRows(asked.rows),
            description:
              asked.rows.length === 1
                ? (asked.rows[0]?.productDescription ?? '')
                : asked.rows.map(({ reference }) => reference).join(', '),
          }}
          busy={busy}
          onClose={() => setAsked(null)}
          onAct={async given => {
            setBusy(true)
            const happened = await actOnMany(asked.rows, asked.action, given)
            setBusy(false)
            if (happened || asked.rows.length > 1) setAsked(null)
          }}
        />
      ),
  }
}
