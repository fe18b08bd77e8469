import Button from '@mui/material/Button'
import { costing } from '#contract/costing'
import type { ExistingProduct } from '#contract/customer'
import { quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import { TickedBar } from '../../../components/list/TickedBar.tsx'
import { useTicked } from '../../../components/list/useTicked.ts'

interface RequoteBarProps {
  readonly onRequote: (products: readonly ExistingProduct[]) => void
  readonly onRecost: (products: readonly ExistingProduct[]) => void
}

/** As many as one call quotes again. */
const atMost = 50

/** What can be done with the products that are ticked, also on other pages and under other filters. */
export function RequoteBar({ onRequote, onRecost }: RequoteBarProps) {
  const ticked = useTicked<ExistingProduct>()
  const mayRequote = useMay(quote.existingProducts.right)
  const mayRecost = useMay(costing.recost.right)
  const isTooMany = ticked.count > atMost
  return (
    <TickedBar label="Ticked products" ticked={ticked}>
      {mayRequote ? (
        <Button size="small" disabled={!ticked.isReady || isTooMany} onClick={() => onRequote(ticked.rows)}>
          {isTooMany ? `Quote again (at most ${atMost})` : 'Quote again…'}
        </Button>
      ) : null}
      {mayRecost ? (
        <Button size="small" disabled={!ticked.isReady} onClick={() => onRecost(ticked.rows)}>
          Recost…
        </Button>
      ) : null}
    </TickedBar>
  )
}
