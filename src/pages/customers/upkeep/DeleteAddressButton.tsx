import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { customer, type DeliveryAddress } from '#contract/customer'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

interface DeleteAddressProps {
  readonly customerCode: string
  readonly address: DeliveryAddress
}

/** Deletes an address that goods go to no more; the default one stays until another is it. */
export function DeleteAddressButton({ customerCode, address }: DeleteAddressProps) {
  const may = useMay(customer.deleteAddress.right)
  const confirm = useConfirm()
  const say = useSay()
  const sayFailure = useSayFailure()
  const remove = useCallMutation(customer.deleteAddress, { refresh: [customer.deliveryAddresses] })
  if (!may || address.isDefault) return null
  const { id, deliveryAddress } = address
  const ask = async () => {
    const message = `${deliveryAddress} is deleted; quotes that go there keep it. This can't be undone.`
    if (!(await confirm({ title: 'Delete address', message, ok: 'Delete' }))) return
    remove.mutate(
      { params: { code: customerCode, id } },
      {
        onSuccess: () => say('Address has been deleted.', 'success'),
        onError: failure => sayFailure(failure),
      },
    )
  }
  return (
    <IconButton size="small" aria-label={`Delete ${deliveryAddress}`} onClick={() => void ask()}>
      <DeleteOutlined fontSize="small" />
    </IconButton>
  )
}
