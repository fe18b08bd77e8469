import Button from '@mui/material/Button'
import type { CatalogueProduct } from '#contract/product'
import { TickedBar } from '../../components/list/TickedBar.tsx'
import { useTicked } from '../../components/list/useTicked.ts'
import { comparedAtMost } from './compare/comparedFacts.ts'
import type { QuoteCatalogue } from './quote/useQuoteCatalogue.ts'

interface CatalogueBarProps {
  readonly quoting: QuoteCatalogue
  readonly onCompare: (products: readonly CatalogueProduct[]) => void
}

/** What can be done with the products that are ticked, also on other pages and under other filters. */
export function CatalogueBar({ quoting, onCompare }: CatalogueBarProps) {
  const ticked = useTicked<CatalogueProduct>()
  const isTooMany = ticked.count > comparedAtMost
  return (
    <TickedBar label="Ticked products" ticked={ticked}>
      {quoting.label === null ? null : (
        <Button
          size="small"
          disabled={!ticked.isReady}
          loading={quoting.pendingId !== null}
          onClick={() => quoting.quote(ticked.rows, ticked.untick)}
        >
          {quoting.label}
        </Button>
      )}
      <Button
        size="small"
        disabled={!ticked.isReady || ticked.count < 2 || isTooMany}
        onClick={() => onCompare(ticked.rows)}
      >
        {isTooMany ? `Compare (at most ${comparedAtMost})` : 'Compare'}
      </Button>
    </TickedBar>
  )
}
