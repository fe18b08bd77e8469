import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import type { ExistingProduct } from '#contract/customer'
import { quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'

/** What can be done with the products that are ticked on this page. */
export function RequoteBar({
  onRequote,
}: {
  readonly onRequote: (products: readonly ExistingProduct[]) => void
}) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<ExistingProduct>()
  const mayRequote = useMay(quote.existingProducts.right)
  const ticked = data.filter(({ id }) => selectedIds.includes(id))
  if (ticked.length === 0) return null
  return (
    <Box role="group" aria-label="Ticked products" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {ticked.length} selected
      </Typography>
      {mayRequote ? (
        <Button size="small" onClick={() => onRequote(ticked)}>
          Quote again…
        </Button>
      ) : null}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Unselect
      </Button>
    </Box>
  )
}
