import { MasterPage } from '../../components/master/MasterPage.tsx'
import { inkMaster } from '../../resources/inks/master.tsx'

/** `/admin/inks`. */
export default function InksPage() {
  return <MasterPage master={inkMaster} />
}
