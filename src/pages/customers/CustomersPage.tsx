import { CustomerList } from '../../resources/customers/CustomerList.tsx'

/** `/customers`: customer search. */
export default function CustomersPage() {
  return <CustomerList />
}
