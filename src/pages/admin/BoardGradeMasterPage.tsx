import { boardGradeMaster } from '../../resources/boardGradeMasters/master.ts'
import { MasterPage } from '../../resources/master/MasterPage.tsx'

/** `/admin/boardgrade`. */
export default function BoardGradeMasterPage() {
  return <MasterPage master={boardGradeMaster} />
}
