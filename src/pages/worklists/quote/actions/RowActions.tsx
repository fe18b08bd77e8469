import { useState } from 'react'
import type { WorklistRow } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import type { WorkAction } from '#domain/workflow'
import { useMay } from '../../../../authProvider/useRights.ts'
import { useBusy } from '../../useBusy.ts'
import { whyNot } from '../../whyNot.ts'
import { HoldDialog } from './HoldDialog.tsx'
import { OffersMenu } from './OffersMenu.tsx'
import { RowButton } from './RowButton.tsx'
import { rowSigns } from './rowSigns.tsx'
import { type Said, useRowAction } from './useRowAction.ts'

/** What can be done with a row: accept or release it, put it on hold or take it off. */
export function RowActions({ row }: { readonly row: WorklistRow }) {
  const act = useRowAction()
  const { busy, during } = useBusy()
  const [asking, setAsking] = useState(false)
  const denied = useMay(workflow.action.right) ? '' : 'You have no permission to act on quote items.'

  const take = (action: WorkAction, said?: Said) => during(() => act(row, action, said))

  const refusal = denied || whyNot(row)
  const holdRefusal = denied || (row.holdAllowed ? '' : row.holdRefusal || 'Not possible right now.')
  return (
    <>
      {row.action === 'ACCEPT' ? (
        <RowButton
          name="Accept"
          shortcut="a"
          emphasis
          refusal={refusal}
          busy={busy}
          onPress={() => take('ACCEPT')}
        />
      ) : (
        <RowButton
          name="Release"
          shortcut="r"
          refusal={refusal}
          busy={busy}
          onPress={() => take('RELEASE')}
        />
      )}
      {row.holdAction === 'ONHOLD' ? (
        <RowButton
          name="Put on hold"
          shortcut="h"
          icon={rowSigns.hold}
          refusal={holdRefusal}
          busy={busy}
          onPress={() => setAsking(true)}
        />
      ) : (
        <RowButton
          name="Take off hold"
          shortcut="h"
          icon={rowSigns.resume}
          refusal={holdRefusal}
          busy={busy}
          onPress={() => take('OFFHOLD')}
        />
      )}
      <OffersMenu rows={[row]} label={`More for ${row.reference}`} />
      {asking ? (
        <HoldDialog
          what={row.reference}
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
