import Typography from '@mui/material/Typography'
import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type QuoteHeader, quote } from '#contract/quote'
import { countries } from '#domain/formats'
import { FieldGroup } from '../../../components/editing/fields/FieldGroup.tsx'
import { FieldPolicyContext } from '../../../components/editing/fields/FieldPolicy.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { AddressPicker } from './AddressPicker.tsx'
import { HeaderCheck, HeaderSelect, HeaderText } from './headerFields.ts'
import { headerLabel } from './quoteHeader.ts'
import { usePostcodeFills } from './usePostcodeFills.ts'

/** The truck type of a customer who comes for the goods. */
const customerPickup = 'CUSTPICK'

const lookup = { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } }

/** How and where the goods go; a customer who picks them up needs no address. `home`: the customer's country. */
export function DeliveryGroup({ home }: { readonly home: string }) {
  const { control } = useFormContext<QuoteHeader>()
  const [truckType, customerCode, deliveryState] = useWatch({
    control,
    name: ['truckType', 'customerCode', 'deliveryState'],
  })
  const { isReadOnly } = useContext(FieldPolicyContext)
  const fillFrom = usePostcodeFills(home)
  const { data, isPending } = useCall(quote.lookups, {}, lookup)
  const { truckTypes = [], states = [] } = data ?? {}
  const named = ({ code, description }: { code: string; description: string }) => ({
    code,
    label: description === '' ? code : description,
  })
  // Not its code, which nobody chose, while its name is read.
  const choices = (read: Parameters<typeof named>[0][], chosen: string) =>
    isPending && chosen !== '' ? [{ code: chosen, label: '…' }] : read.map(named)
  return (
    <FieldGroup title="Delivery" columnWidth={130}>
      <HeaderSelect
        name="truckType"
        label={headerLabel('truckType')}
        choices={choices(truckTypes, truckType)}
        empty=""
      />
      <HeaderCheck name="handUnloadingRequired" label={headerLabel('handUnloadingRequired')} />
      {truckType === customerPickup ? (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          The customer picks the goods up: no delivery address is needed.
        </Typography>
      ) : (
        <>
          {isReadOnly('deliveryAddress') ? null : <AddressPicker customerCode={customerCode} />}
          <HeaderText name="deliveryAddress" label={headerLabel('deliveryAddress')} />
          <HeaderText name="deliveryAddress2" label={headerLabel('deliveryAddress2')} />
          <HeaderText name="deliveryCity" label={headerLabel('deliveryCity')} />
          <HeaderText name="deliveryPostCode" label={headerLabel('deliveryPostCode')} onTyped={fillFrom} />
          <HeaderSelect
            name="deliveryState"
            label={headerLabel('deliveryState')}
            choices={choices(states, deliveryState)}
          />
          <HeaderSelect name="deliveryCountry" label={headerLabel('deliveryCountry')} choices={countries} />
        </>
      )}
    </FieldGroup>
  )
}
