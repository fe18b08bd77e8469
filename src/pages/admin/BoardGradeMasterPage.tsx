import { MasterPage } from '../../components/master/MasterPage.tsx'
import { boardGradeMaster } from '../../resources/boardGradeMasters/master.ts'

/** `/admin/boardgrade`. */
export default function BoardGradeMasterPage() {
  return <MasterPage master={boardGradeMaster} />
}
