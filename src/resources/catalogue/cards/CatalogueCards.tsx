import Box from '@mui/material/Box'
import { useListContext } from 'react-admin'
import type { CatalogueProduct } from '#contract/product'
import type { QuoteCatalogue } from '../quote/useQuoteCatalogue.ts'
import { CatalogueCard } from './CatalogueCard.tsx'

interface CatalogueCardsProps {
  readonly quoting: QuoteCatalogue
  readonly onOpen: (product: CatalogueProduct) => void
}

/** The products of the page as cards. */
export function CatalogueCards({ quoting, onOpen }: CatalogueCardsProps) {
  const { data = [], selectedIds, onToggleItem } = useListContext<CatalogueProduct>()
  return (
    <Box sx={{ flex: '1 1 0', minHeight: 0, overflow: 'auto' }}>
      <Box
        component="ul"
        aria-label="Products"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {data.map(product => (
          <CatalogueCard
            key={product.id}
            product={product}
            isTicked={selectedIds.includes(product.id)}
            onTick={() => onToggleItem(product.id)}
            onOpen={() => onOpen(product)}
            quoteLabel={quoting.label}
            isQuoting={quoting.pendingId === product.id}
            onQuote={() => quoting.quote([product])}
          />
        ))}
      </Box>
    </Box>
  )
}
