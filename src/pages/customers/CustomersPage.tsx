import { CustomerList } from '../../resources/customers/CustomerList.tsx'
import { NewProspectButton } from './upkeep/NewProspectButton.tsx'

/** `/customers`: customer search, and entering a prospect. */
export default function CustomersPage() {
  return <CustomerList actions={<NewProspectButton />} />
}
