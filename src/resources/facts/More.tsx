import Typography from '@mui/material/Typography'
import { decimal } from '#domain/formats'

/** How many of `total` are not shown, when there are more `than` those that are. */
export function More({ than, total }: { readonly than: number; readonly total: number }) {
  if (total <= than) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {`and ${decimal(total - than, 0)} more`}
    </Typography>
  )
}
