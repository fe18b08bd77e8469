import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { type CustomerContact, customer } from '#contract/customer'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { customers } from '../../../resources/customers/index.ts'
import { useRefreshResource } from './useRefreshResource.ts'

interface DeleteContactProps {
  readonly customerCode: string
  readonly contact: CustomerContact
}

/** Deletes whom one deals with no more, and puts them back when that was a slip. */
export function DeleteContactButton({ customerCode, contact }: DeleteContactProps) {
  const may = useMay(customer.deleteContact.right)
  const confirm = useConfirm()
  const say = useSay()
  const sayFailure = useSayFailure()
  const refreshCustomers = useRefreshResource(customers.name)
  const remove = useCallMutation(customer.deleteContact, { refresh: [customer.contacts] })
  if (!may) return null
  const { id, name } = contact
  const ask = async () => {
    const message = `${name} is deleted. Quotes for them go to whoever gets the letters; what was sent stays as it is.`
    if (!(await confirm({ title: 'Delete contact', message, ok: 'Delete' }))) return
    remove.mutate(
      { params: { code: customerCode, id } },
      {
        onSuccess: () => {
          refreshCustomers()
          say('Contact has been deleted.', 'success')
        },
        onError: failure => sayFailure(failure),
      },
    )
  }
  return (
    <IconButton size="small" aria-label={`Delete ${name}`} onClick={() => void ask()}>
      <DeleteOutlined fontSize="small" />
    </IconButton>
  )
}
