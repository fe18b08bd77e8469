import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { report } from '#contract/report'
import { type SoldDetail, soldBy } from '#domain/quoteItem'
import { useMay } from '../../../../../authProvider/useRights.ts'
import { loadOrReload } from '../../../../../layout/errors/loadOrReload.ts'
import { useItem } from '../../../draft/useItemDraft.ts'

const ExplainPriceDialog = lazy(() => loadOrReload(() => import('./ExplainPriceDialog.tsx')))

/** Opens why the marked break costs what it does. It explains what is saved: a break that is not has to be saved first. */
export function ExplainPrice({ detail }: { readonly detail: SoldDetail }) {
  const may = useMay(report.explainPrice.right)
  const [isOpen, setOpen] = useState(false)
  const item = useItem()
  const saved = soldBy(item).details.find(({ key }) => key === detail.key)
  if (!may || !detail.priceQty) return null
  return (
    <>
      <span title={saved === undefined ? 'Save the price first.' : undefined}>
        <Button size="small" disabled={saved === undefined} onClick={() => setOpen(true)}>
          Explain this price
        </Button>
      </span>
      {isOpen && saved !== undefined ? (
        <Suspense fallback={null}>
          <ExplainPriceDialog item={item} detail={saved} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
