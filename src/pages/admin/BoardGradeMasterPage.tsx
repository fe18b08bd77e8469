import { boardGradeMasters } from '../../resources/boardGradeMasters/index.ts'
import { MasterPage } from '../../resources/master/MasterPage.tsx'

/** `/admin/boardgrade`. */
export default function BoardGradeMasterPage() {
  return <MasterPage master={boardGradeMasters} />
}
