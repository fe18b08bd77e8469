import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ExistingProduct } from '#contract/customer'
import { boxSize, date } from '#domain/formats'
import { itemCategoryLabel } from '#domain/quoteItem'
import { offeredCategories } from './offeredCategories.ts'
import {
  categoryIn,
  quantityIn,
  quantityProblem,
  type RequoteChoice,
  type RequoteChoices,
} from './requoteChoices.ts'

interface RequoteRowsProps {
  readonly products: readonly ExistingProduct[]
  readonly isOther: boolean
  readonly choices: RequoteChoices
  readonly onChange: (id: string, choice: RequoteChoice) => void
}

/** On a phone each product stands above what is asked of it. */
const table = {
  '& td, & th': { verticalAlign: 'top' },
  '& td': { width: 0, whiteSpace: 'nowrap' },
  '& td:nth-of-type(2)': { minWidth: 270 },
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 2fr', columnGap: 1, py: 1 },
    '& tbody tr > *': { width: 'auto', minWidth: '0 !important', border: 0, px: 0, py: 0.5 },
    '& tbody th': { gridColumn: '1 / -1' },
    '& .MuiTextField-root': { width: '100%' },
  },
} as const

/** The products that are quoted again, each with how many and how it is changed. */
export function RequoteRows({ products, isOther, choices, onChange }: RequoteRowsProps) {
  return (
    <Table size="small" aria-label="Products to quote again" sx={table}>
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell>Item Category</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map(product => (
          <TableRow key={product.id}>
            <TableCell component="th" scope="row">
              {`${product.productCode} ${product.description}`}
              <Beside product={product} />
            </TableCell>
            <TableCell>
              <Quantity
                product={product}
                typed={quantityIn(choices, product)}
                onChange={quantity => onChange(product.id, { quantity })}
              />
            </TableCell>
            <TableCell>
              {isOther ? (
                itemCategoryLabel(categoryIn(choices, product, isOther))
              ) : (
                <Category
                  product={product}
                  value={categoryIn(choices, product, isOther)}
                  onChange={itemCategory => onChange(product.id, { itemCategory })}
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Its size, and when it was ordered last. */
function Beside({ product }: { readonly product: ExistingProduct }) {
  const ordered = product.lastOrderedOn === null ? '' : `, last ordered ${date(product.lastOrderedOn)}`
  return (
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary' }}
    >{`${boxSize(product, 'mm')}${ordered}`}</Typography>
  )
}

interface QuantityProps {
  readonly product: ExistingProduct
  readonly typed: string
  readonly onChange: (typed: string) => void
}

function Quantity({ product, typed, onChange }: QuantityProps) {
  const problem = quantityProblem(typed)
  return (
    <TextField
      margin="none"
      hiddenLabel
      value={typed}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== ''}
      helperText={problem || undefined}
      sx={{ width: 110 }}
      slotProps={{
        htmlInput: {
          'aria-label': `Quantity of ${product.productCode}`,
          inputMode: 'numeric',
          autoComplete: 'off',
          style: { textAlign: 'right' },
        },
      }}
    />
  )
}

interface CategoryProps {
  readonly product: ExistingProduct
  readonly value: string
  readonly onChange: (itemCategory: string) => void
}

function Category({ product, value, onChange }: CategoryProps) {
  return (
    <TextField
      select
      margin="none"
      hiddenLabel
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': `Item Category of ${product.productCode}` } },
      }}
    >
      {offeredCategories(product, false).map(({ code, label }) => (
        <MenuItem key={code} value={code}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
