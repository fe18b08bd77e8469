import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import type { ExistingProduct } from '#contract/customer'
import { counted, decimal, money } from '#domain/formats'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { freightWords } from './freightWords.ts'
import { RecostWords } from './RecostWords.tsx'
import { type RecostState, untouched } from './recostState.ts'
import { recostTally, turnsTaken } from './recostTally.ts'
import { useRecost } from './useRecost.ts'

interface RecostDialogProps {
  readonly products: readonly ExistingProduct[]
  readonly onClose: () => void
}

/** At the smallest quantity that both were costed for. */
function costs({ before, now, recosted }: RecostState) {
  const fresh = recosted ? now?.details[0] : undefined
  const old = before?.details.find(each => fresh === undefined || each.priceQty === fresh.priceQty)
  return { quantity: (fresh ?? old)?.priceQty, old: old?.cost, fresh: fresh?.cost }
}

const amount = (value: number | undefined) => (value === undefined ? '–' : money(value))

/** Recosts several products one after the other, each with its new cost beside the old. */
export function RecostDialog({ products, onClose }: RecostDialogProps) {
  const titleId = useId()
  const { recost, stateOf } = useRecost()
  const [isRunning, setRunning] = useState(false)
  const states = products.map(stateOf)
  const tallied = products.map((product, place) => ({
    productCode: product.productCode,
    state: states[place] ?? untouched,
  }))
  const done = turnsTaken(tallied)
  const isClosed = useRef(false)
  const say = useSay()
  const start = async () => {
    setRunning(true)
    // One at a time: the runner costs one at a time, and who waits sees each when it is there.
    for (const product of products) if (!isClosed.current) await recost(product)
    setRunning(false)
  }
  const close = () => {
    isClosed.current = true
    const left = states.filter(state => state.now === null && state.failure === '' && !state.recosting).length
    if (isRunning && left > 0)
      say(`${counted(left, 'product')} not recosted: the window was closed before their turn.`, 'info')
    onClose()
  }
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Recost {counted(products.length, 'product')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant="determinate"
          value={products.length === 0 ? 0 : (done / products.length) * 100}
          aria-label={recostTally(tallied)}
          sx={{ mb: 1 }}
        />
        {done === 0 ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {recostTally(tallied)}
          </Typography>
        )}
        <Table size="small" aria-label="Products to recost" sx={{ minWidth: 480 }}>
          <TableHead>
            <TableRow>
              <TableCell>Product</TableCell>
              <TableCell align="right">Quantity</TableCell>
              <TableCell align="right">Old cost</TableCell>
              <TableCell align="right">New cost</TableCell>
              <TableCell>State</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {products.map(product => {
              const state = stateOf(product)
              const { quantity, old, fresh } = costs(state)
              return (
                <TableRow key={product.id}>
                  <TableCell component="th" scope="row">
                    {`${product.productCode} ${product.description}`}
                  </TableCell>
                  <TableCell align="right">{quantity === undefined ? '–' : decimal(quantity, 0)}</TableCell>
                  <TableCell align="right">{amount(old)}</TableCell>
                  <TableCell align="right">{amount(fresh)}</TableCell>
                  <TableCell>
                    <RecostWords state={state} />
                    {state.recosted && state.now ? (
                      <Typography variant="body2" color="textSecondary">
                        {freightWords(state.now)}
                      </Typography>
                    ) : null}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
        <Button variant="contained" loading={isRunning} onClick={() => void start()}>
          Recost
        </Button>
      </DialogActions>
    </Dialog>
  )
}
