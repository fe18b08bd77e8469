import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import type { ExistingProduct } from '#contract/customer'
import { itemCategoryLabel } from '#domain/quoteItem'
import { sizeOf } from '../productWords.ts'
import { offeredCategories } from './offeredCategories.ts'

interface RequoteRowsProps {
  readonly products: readonly ExistingProduct[]
  readonly isOther: boolean
  readonly categoryOf: (product: ExistingProduct) => string
  readonly onChange: (id: string, itemCategory: string) => void
}

/** The products that are quoted again, each with how it is changed. */
export function RequoteRows({ products, isOther, categoryOf, onChange }: RequoteRowsProps) {
  return (
    <Table size="small" aria-label="Products to quote again">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell>Size mm</TableCell>
          <TableCell>Item Category</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map(product => (
          <TableRow key={product.id}>
            <TableCell component="th" scope="row">
              {`${product.productCode} ${product.description}`}
            </TableCell>
            <TableCell>{sizeOf(product)}</TableCell>
            <TableCell>
              {isOther ? (
                itemCategoryLabel(categoryOf(product))
              ) : (
                <TextField
                  select
                  margin="none"
                  hiddenLabel
                  value={categoryOf(product)}
                  onChange={({ target }) => onChange(product.id, target.value)}
                  slotProps={{
                    select: {
                      SelectDisplayProps: { 'aria-label': `Item Category of ${product.productCode}` },
                    },
                  }}
                >
                  {offeredCategories(product, false).map(({ code, label }) => (
                    <MenuItem key={code} value={code}>
                      {label}
                    </MenuItem>
                  ))}
                </TextField>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
