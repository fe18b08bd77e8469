import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { config } from '#contract/config'
import type { NewWorkRow } from '#contract/newWork'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import type { OrderType } from '#domain/manualOrders'
import { text } from '#domain/messages'
import { type BoxwrightDataProvider, refreshCalls, useCall } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { referenceList } from '../../../resources/list/referenceList.ts'
import { useShownPage } from '../shownPage.ts'

interface CreateOrderDialogProps {
  readonly row: Pick<NewWorkRow, 'quoteItemId' | 'reference' | 'productDescription'>
  readonly onClose: () => void
}

/** Orders the tooling of a quote item from a vendor; the rest of the order is filled from the item. */
export function CreateOrderDialog({ row, onClose }: CreateOrderDialogProps) {
  const titleId = useId()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const queryClient = useQueryClient()
  const shown = useShownPage<NewWorkRow>()
  const say = useSay()
  const sayFailure = useSayFailure()
  const { data: choices } = useCall(config.toolingOrderLookup, {}, referenceList)
  const [orderType, setOrderType] = useState<OrderType>('NEWWORK')
  const [vendor, setVendor] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || vendor === '' || row.quoteItemId === null) return
    setBusy(true)
    try {
      await dataProvider.call(quote.createOrder, {
        body: { quoteItemId: row.quoteItemId, vendor, orderType },
      })
      say(text('manualOrderOrderCreated'), 'success')
      void refreshCalls(queryClient, [quoteWorklist.counts])
      await shown.refetch()
      onClose()
    } catch (error) {
      sayFailure(error, text('manualOrderCreateOrderError'))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 440, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <form onSubmit={event => void submit(event)}>
        <DialogTitle id={titleId}>{`Order for ${row.reference}: ${row.productDescription}`}</DialogTitle>
        <DialogContent>
          <TextField
            select
            label="Order type"
            value={orderType}
            onChange={event => setOrderType(event.target.value as OrderType)}
          >
            {(choices?.orderTypes ?? [{ code: 'NEWWORK', description: 'New work' }]).map(type => (
              <MenuItem key={type.code} value={type.code}>
                {type.description}
              </MenuItem>
            ))}
          </TextField>
          <TextField select label="Vendor" value={vendor} onChange={event => setVendor(event.target.value)}>
            {(choices?.vendors ?? []).map(({ code, name, vendorType }) => (
              <MenuItem key={code} value={code}>
                {`${name} (${vendorType})`}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={vendor === ''}>
            Create order
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
