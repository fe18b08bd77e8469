import { inkMaster } from '../../resources/inks/master.tsx'
import { MasterPage } from '../../resources/master/MasterPage.tsx'

/** `/admin/inks`. */
export default function InksPage() {
  return <MasterPage master={inkMaster} />
}
