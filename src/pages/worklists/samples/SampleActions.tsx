import PrintIcon from '@mui/icons-material/PrintOutlined'
import { lazy, Suspense, useRef, useState } from 'react'
import { quote } from '#contract/quote'
import type { SampleRow } from '#contract/samples'
import { useUser } from '../../../authProvider/UserContext.ts'
import { useMay } from '../../../authProvider/useRights.ts'
import { RowButton } from '../quote/actions/RowButton.tsx'
import { rowSigns } from '../quote/actions/rowSigns.tsx'
import { useBusy } from '../useBusy.ts'
import { StatusMenu } from './StatusMenu.tsx'
import { useSampleWork } from './useSampleWork.ts'

const PrintLabelDialog = lazy(() => import('./PrintLabelDialog.tsx'))

const inLine = { display: 'inline-flex', alignItems: 'center' } as const

/** What can be done with a sample request: lock or unlock it, print its labels, and say how far it is. */
export function SampleActions({ row }: { readonly row: SampleRow }) {
  const { setLock, setStatus } = useSampleWork()
  const { login } = useUser()
  const denied = useMay(quote.saveSample.right) ? '' : 'You have no permission to change sample requests.'
  const place = useRef<HTMLSpanElement>(null)
  const { busy, during } = useBusy()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [prints, setPrints] = useState(false)

  const heldByAnother =
    row.isLocked && row.lockedBy !== login ? `The sample request is locked by ${row.lockedByName}.` : ''

  return (
    <span ref={place} style={inLine}>
      <RowButton
        name={row.isLocked ? 'Unlock' : 'Lock'}
        shortcut="l"
        emphasis={!row.isLocked}
        refusal={row.lockReason}
        busy={busy}
        onPress={() => void during(() => setLock(row))}
      />
      <RowButton
        name="Sample status"
        shortcut="m"
        icon={rowSigns.more}
        refusal={denied || heldByAnother}
        busy={busy}
        onPress={() => setAnchor(place.current)}
      />
      <RowButton
        name="Print labels"
        shortcut="p"
        icon={<PrintIcon fontSize="inherit" />}
        busy={busy}
        onPress={() => setPrints(true)}
      />
      {prints ? (
        <Suspense fallback={null}>
          <PrintLabelDialog rows={[row]} onClose={() => setPrints(false)} />
        </Suspense>
      ) : null}
      <StatusMenu
        anchor={anchor}
        now={row.sampleStatus}
        onClose={() => setAnchor(null)}
        onChoose={status => void during(() => setStatus(row, status))}
      />
    </span>
  )
}
