import Button from '@mui/material/Button'
import { useState } from 'react'
import { customer } from '#contract/customer'
import { VarianceInput } from '#contract/customer/defaultInputs'
import type { CallOutput } from '#contract/endpoint'
import { useMay } from '../../../authProvider/useRights.ts'
import { NumberInput } from '../../../components/editing/fields/NumberInput.tsx'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { EntryDialog } from './EntryDialog.tsx'

/** Changes the variance that was agreed with a customer. */
export function EditVarianceButton({
  agreed,
}: {
  readonly agreed: CallOutput<typeof customer.defaultPriceVar>
}) {
  const may = useMay(customer.saveDefaultPriceVar.right)
  const [isOpen, setOpen] = useState(false)
  const say = useSay()
  const save = useCallMutation(customer.saveDefaultPriceVar, { refresh: [customer.defaultPriceVar] })
  if (!may) return null
  const { customerCode, version } = agreed
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Edit variance
      </Button>
      {isOpen ? (
        <EntryDialog<VarianceInput>
          title="Price Variance"
          ok="Save"
          schema={VarianceInput}
          empty={VarianceInput.parse(agreed)}
          failed="The variance was not saved."
          stale={[customer.defaultPriceVar]}
          save={async values => {
            await save.mutateAsync({ body: { ...values, customerCode, version } })
            say('Price variance has been saved.', 'success')
          }}
          onClose={() => setOpen(false)}
        >
          <NumberInput<VarianceInput>
            name="priceVarPercent"
            label="Price variance"
            unit="%"
            helperText="Empty: that of the plant"
          />
        </EntryDialog>
      ) : null}
    </>
  )
}
