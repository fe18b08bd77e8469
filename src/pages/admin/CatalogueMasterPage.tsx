import { MasterPage } from '../../components/master/MasterPage.tsx'
import { catalogueMaster } from '../../resources/catalogueMasters/master.ts'

/** `/admin/catalogue`. */
export default function CatalogueMasterPage() {
  return <MasterPage master={catalogueMaster} />
}
