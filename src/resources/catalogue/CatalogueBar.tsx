import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useGetMany, useListContext } from 'react-admin'
import type { CatalogueProduct } from '#contract/product'
import { comparedAtMost } from './compare/comparedFacts.ts'
import { catalogue } from './index.ts'
import type { QuoteCatalogue } from './quote/useQuoteCatalogue.ts'

interface CatalogueBarProps {
  readonly quoting: QuoteCatalogue
  readonly onCompare: (products: readonly CatalogueProduct[]) => void
}

/** What can be done with the products that are ticked, also on other pages and under other filters. */
export function CatalogueBar({ quoting, onCompare }: CatalogueBarProps) {
  const { selectedIds, onUnselectItems } = useListContext<CatalogueProduct>()
  const { data } = useGetMany<CatalogueProduct>(catalogue.name, { ids: selectedIds })
  const ticked = (data ?? []).filter(product => product !== undefined)
  if (selectedIds.length === 0) return null
  const isTooMany = selectedIds.length > comparedAtMost
  const isReady = ticked.length === selectedIds.length
  return (
    <Box role="group" aria-label="Ticked products" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {selectedIds.length} selected
      </Typography>
      {quoting.label === null ? null : (
        <Button
          size="small"
          disabled={!isReady}
          loading={quoting.pendingId !== null}
          onClick={() => quoting.quote(ticked)}
        >
          {quoting.label}
        </Button>
      )}
      <Button
        size="small"
        disabled={!isReady || ticked.length < 2 || isTooMany}
        onClick={() => onCompare(ticked)}
      >
        {isTooMany ? `Compare (at most ${comparedAtMost})` : 'Compare'}
      </Button>
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Unselect
      </Button>
    </Box>
  )
}
