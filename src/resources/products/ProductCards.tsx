import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import type { ExistingProduct } from '#contract/customer'
import { quote } from '#contract/quote'
import { boxSize } from '#domain/formats'
import { useMay } from '../../authProvider/useRights.ts'
import { CardList, cardLine, ListCard } from '../../components/list/CardList.tsx'
import { PriceUntil } from './PriceUntil.tsx'

interface ProductCardsProps {
  readonly label: string
  readonly onOpen: (id: string) => void
  readonly onRequote: (product: ExistingProduct) => void
}

/** The products of the list around where there is no room for columns: name, customer, until when the price holds, one action. */
export function ProductCards({ label, onOpen, onRequote }: ProductCardsProps) {
  const { data, selectedIds, onToggleItem } = useListContext<ExistingProduct>()
  const mayRequote = useMay(quote.existingProducts.right)
  return (
    <Box sx={{ flex: '1 1 0', minHeight: 0, overflow: 'auto' }}>
      <CardList label={label}>
        {(data ?? []).map(product => (
          <ListCard key={product.id}>
            <Box sx={{ ...cardLine, justifyContent: 'space-between' }}>
              <Link
                component="button"
                noWrap
                onClick={() => onOpen(product.id)}
                sx={{ fontWeight: 500, textAlign: 'left' }}
              >
                {product.description || product.productCode}
              </Link>
              <Box sx={{ flex: 'none', typography: 'body2' }}>
                <PriceUntil product={product} />
              </Box>
            </Box>
            <Typography variant="body2" noWrap>
              {product.customerName || product.customerCode}
            </Typography>
            <Box sx={cardLine}>
              <Checkbox
                size="small"
                checked={selectedIds.includes(product.id)}
                onChange={() => onToggleItem(product.id)}
                sx={{ m: -1, mr: 0 }}
                slotProps={{ input: { 'aria-label': `Tick ${product.productCode}` } }}
              />
              <Typography variant="caption" color="textSecondary" noWrap sx={{ mr: 'auto' }}>
                {[product.productCode, boxSize(product), product.boardGradeCode].filter(Boolean).join(' · ')}
              </Typography>
              {mayRequote ? (
                <Button
                  size="small"
                  variant="outlined"
                  sx={{ flex: 'none' }}
                  onClick={() => onRequote(product)}
                >
                  Quote again…
                </Button>
              ) : null}
            </Box>
          </ListCard>
        ))}
      </CardList>
    </Box>
  )
}
