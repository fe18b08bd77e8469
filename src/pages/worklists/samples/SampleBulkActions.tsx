import MoreVertIcon from '@mui/icons-material/MoreVert'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { lazy, Suspense, useState } from 'react'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SampleRow } from '#contract/samples'
import { useMay } from '../../../authProvider/useRights.ts'
import { RowButton } from '../quote/actions/RowButton.tsx'
import { refusalOfAll } from '../selection/refusalOfAll.ts'
import { useBusy } from '../useBusy.ts'
import { StatusMenu } from './StatusMenu.tsx'
import { type SampleAct, useActOnSamples } from './useActOnSamples.ts'

const PrintLabelDialog = lazy(() => import('./PrintLabelDialog.tsx'))

/** What can be done with all of the selected sample requests; a button is refused when no request allows it. */
export function SampleBulkActions({ rows }: { readonly rows: readonly SampleRow[] }) {
  const act = useActOnSamples()
  const denied = useMay(quoteWorklist.sampleActions.right)
    ? ''
    : 'You have no permission to change sample requests.'
  const { busy, during } = useBusy()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [prints, setPrints] = useState(false)

  const take = (what: SampleAct) => during(() => act(rows, what))
  const areLocked = rows.every(({ isLocked }) => isLocked)
  const able = rows.filter(({ isLocked }) => isLocked === areLocked)
  const lockRefusal = refusalOfAll(able.map(({ lockReason }) => lockReason))
  const [first, ...others] = rows.map(({ sampleStatus }) => sampleStatus)

  return (
    <>
      <RowButton
        name={areLocked ? 'Unlock' : 'Lock'}
        shortcut="l"
        emphasis={!areLocked}
        refusal={denied || lockRefusal}
        busy={busy}
        onPress={() => void take({ action: areLocked ? 'UNLOCK' : 'LOCK' })}
      />
      <RowButton
        name="Sample status of the selected requests"
        shortcut="m"
        icon={<MoreVertIcon fontSize="inherit" />}
        refusal={denied}
        busy={busy}
        onPress={setAnchor}
      />
      <RowButton
        name="Print labels of the selected requests"
        shortcut="p"
        icon={<PrintIcon fontSize="inherit" />}
        refusal={denied}
        busy={busy}
        onPress={() => setPrints(true)}
      />
      <StatusMenu
        anchor={anchor}
        now={others.every(status => status === first) ? (first ?? '') : ''}
        onClose={() => setAnchor(null)}
        onChoose={status => void take({ action: 'STATUS', status })}
      />
      {prints ? (
        <Suspense fallback={null}>
          <PrintLabelDialog rows={rows} onClose={() => setPrints(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
