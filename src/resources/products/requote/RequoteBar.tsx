import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { costing } from '#contract/costing'
import type { ExistingProduct } from '#contract/customer'
import { quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'

/** What can be done with the products that are ticked on this page. */
export function RequoteBar({
  onRequote,
  onRecost,
}: {
  readonly onRequote: (products: readonly ExistingProduct[]) => void
  readonly onRecost: (products: readonly ExistingProduct[]) => void
}) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<ExistingProduct>()
  const mayRequote = useMay(quote.existingProducts.right)
  const mayRecost = useMay(costing.recost.right)
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
      {mayRecost ? (
        <Button size="small" onClick={() => onRecost(ticked)}>
          Recost…
        </Button>
      ) : null}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Unselect
      </Button>
    </Box>
  )
}
