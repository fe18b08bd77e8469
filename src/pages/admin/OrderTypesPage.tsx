import { MasterPage } from '../../components/master/MasterPage.tsx'
import { orderTypeMaster } from '../../resources/orderTypes/master.ts'

/** `/admin/ordertypes`. */
export default function OrderTypesPage() {
  return <MasterPage master={orderTypeMaster} />
}
