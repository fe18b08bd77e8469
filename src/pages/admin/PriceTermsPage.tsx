import { MasterPage } from '../../components/master/MasterPage.tsx'
import { priceTermMaster } from '../../resources/priceTerms/master.ts'

/** `/admin/priceterms`. */
export default function PriceTermsPage() {
  return <MasterPage master={priceTermMaster} />
}
