import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { config } from '#contract/config'
import type { NewWorkRow } from '#contract/newWork'
import { quoteWorklist } from '#contract/quote-worklist'
import type { OrderType } from '#domain/manualOrders'
import { text } from '#domain/messages'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { referenceList } from '../../../components/list/referenceList.ts'
import { refreshCalls, useCall } from '../../../dataProvider/index.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { useShownPage } from '../shownPage.ts'
import { usePlaceOrders } from './usePlaceOrders.ts'

interface CreateOrderDialogProps {
  readonly rows: readonly Pick<NewWorkRow, 'quoteItemId' | 'reference' | 'productDescription'>[]
  readonly onClose: () => void
}

/** Orders the tooling of quote items from a vendor; the rest of each order is filled from its item. */
export function CreateOrderDialog({ rows, onClose }: CreateOrderDialogProps) {
  const only = rows.length === 1 ? rows[0] : undefined
  const queryClient = useQueryClient()
  const shown = useShownPage<NewWorkRow>()
  const order = usePlaceOrders()
  const sayFailure = useSayFailure()
  const { data: choices } = useCall(config.toolingOrderLookup, {}, referenceList)
  const [orderType, setOrderType] = useState<OrderType>('NEWWORK')
  const [vendor, setVendor] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    setBusy(true)
    try {
      await order(rows, { vendor, orderType })
      void refreshCalls(queryClient, [quoteWorklist.counts])
      await shown.refetch()
      onClose()
    } catch (error) {
      sayFailure(error, text('manualOrderCreateOrderError'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={
        only === undefined
          ? `Orders for ${rows.length} items`
          : `Order for ${only.reference}: ${only.productDescription}`
      }
      ok={only === undefined ? 'Create orders' : 'Create order'}
      disabled={vendor === ''}
      busy={busy}
      staysWhileBusy
      onClose={onClose}
      onSubmit={() => void submit()}
    >
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
    </FormDialog>
  )
}
