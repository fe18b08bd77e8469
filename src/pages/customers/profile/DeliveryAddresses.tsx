import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { type Customer, customer, type DeliveryAddress } from '#contract/customer'
import { countryName } from '#domain/formats'
import { ListProblem } from '../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../components/list/ListSkeleton.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { AddressButton } from '../upkeep/AddressButton.tsx'
import { DeleteAddressButton } from '../upkeep/DeleteAddressButton.tsx'

const placeOf = ({ deliverySuburb, stateCode, deliveryPostCode, country }: DeliveryAddress) =>
  [deliverySuburb, stateCode, deliveryPostCode, countryName(country)].filter(part => part !== '').join(' ')

/** Where the customer's goods go, the default address first. A prospect has no addresses. */
export function DeliveryAddresses({ customerCode, status }: Pick<Customer, 'customerCode' | 'status'>) {
  const { data, error, refetch } = useCall(customer.deliveryAddresses, {
    query: { CustomerCode: customerCode },
  })
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="delivery addresses" rows={3} />
    ) : (
      <ListProblem error={error} onRetry={() => void refetch()} />
    )
  }
  if (data.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {status === 'PROSPECT'
          ? 'A prospect has no delivery addresses; they are kept from the first order on.'
          : 'No delivery address is kept for this customer.'}
      </Typography>
    )
  }
  return (
    <Box
      component="ul"
      // The default one can't be deleted: without columns of the list its Edit would stand aside.
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto auto', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {data.map(address => (
        <Box
          component="li"
          key={address.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'subgrid',
            gridColumn: '1 / -1',
            alignItems: 'start',
            typography: 'body2',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box>
              {address.deliveryAddress}
              {address.isDefault ? <Chip label="Default" sx={{ ml: 1, height: 20 }} /> : null}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{placeOf(address)}</Box>
          </Box>
          <AddressButton customerCode={customerCode} address={address} />
          <DeleteAddressButton customerCode={customerCode} address={address} />
        </Box>
      ))}
    </Box>
  )
}
