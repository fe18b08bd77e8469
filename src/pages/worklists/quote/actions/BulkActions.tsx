import { useState } from 'react'
import type { WorklistRow } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import { useMay } from '../../../../authProvider/useRights.ts'
import { refusalOfAll } from '../../selection/refusalOfAll.ts'
import { useBusy } from '../../useBusy.ts'
import { whyNot } from '../../whyNot.ts'
import { HoldDialog } from './HoldDialog.tsx'
import { OffersMenu } from './OffersMenu.tsx'
import { RowButton } from './RowButton.tsx'
import { useActOnMany } from './useActOnMany.ts'
import { nameOfRows } from './useOffers.tsx'
import type { Said } from './useRowAction.ts'

const names = {
  ACCEPT: 'Accept',
  RELEASE: 'Release',
  ONHOLD: 'Put on hold',
  OFFHOLD: 'Take off hold',
} as const

/** What can be done with all of the selected rows; a button is refused when no row allows it. */
export function BulkActions({ rows }: { readonly rows: readonly WorklistRow[] }) {
  const act = useActOnMany()
  const { busy, during } = useBusy()
  const [asking, setAsking] = useState(false)
  const denied = useMay(workflow.action.right) ? '' : 'You have no permission to act on quote items.'

  const take = (code: keyof typeof names, said?: Said) =>
    during(() => act(rows, { code, name: names[code] }, said))
  const refusalOf = (code: 'ACCEPT' | 'RELEASE'): string =>
    refusalOfAll(
      rows.filter(row => row.action === code).map(whyNot),
      `None of the selected items can be ${code === 'ACCEPT' ? 'accepted' : 'released'}.`,
    )
  const isHeld = rows.every(row => row.isOnHold)
  const holdRefusal = refusalOfAll(rows.map(row => (row.holdAllowed ? '' : row.holdRefusal)))

  return (
    <>
      <RowButton
        name="Accept"
        shortcut="a"
        emphasis
        refusal={denied || refusalOf('ACCEPT')}
        busy={busy}
        onPress={() => take('ACCEPT')}
      />
      <RowButton
        name="Release"
        shortcut="r"
        refusal={denied || refusalOf('RELEASE')}
        busy={busy}
        onPress={() => take('RELEASE')}
      />
      <RowButton
        name={isHeld ? 'Take off hold' : 'Put on hold'}
        shortcut="h"
        refusal={denied || holdRefusal}
        busy={busy}
        onPress={() => {
          if (isHeld) void take('OFFHOLD')
          else setAsking(true)
        }}
      />
      <OffersMenu rows={rows} label="More for the selected items" />
      {asking ? (
        <HoldDialog
          what={nameOfRows(rows)}
          busy={busy}
          onClose={() => setAsking(false)}
          onHold={async said => {
            if (await take('ONHOLD', said)) setAsking(false)
          }}
        />
      ) : null}
    </>
  )
}
