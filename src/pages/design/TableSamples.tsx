import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { decimal, money } from '#domain/formats'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { noConnection } from './noConnection.ts'

const rows = [
  ['100001-1', 'Lager 24 × 375 ml carton', 24_000, 855.48],
  ['100016-1', 'Butter 20 × 500 g carton', 15_000, 1161.83],
  ['100042-2', 'Prawn 3 kg carton', 6_000, 603.06],
] as const

/** A table, and what stands in its place: nothing yet, on the way, failed. */
export const TableSamples = () => (
  <Stack spacing={1.5}>
    <TableRegion label="Items">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell>Product</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price per 1,000</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([reference, product, quantity, price], place) => (
            <TableRow key={reference} hover selected={place === 1}>
              <TableCell>{reference}</TableCell>
              <TableCell>{product}</TableCell>
              <TableCell align="right">{decimal(quantity, 0)}</TableCell>
              <TableCell align="right">{money(price)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
    <EmptyList title="Nothing matches" action={<Button size="small">Clear filters</Button>}>
      No item is due this week at the northern plant.
    </EmptyList>
    <ListSkeleton label="items" rows={3} />
    <ListProblem error={noConnection} onRetry={() => undefined} />
  </Stack>
)
