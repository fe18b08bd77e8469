import { inks } from '../../resources/inks/index.tsx'
import { MasterPage } from '../../resources/master/MasterPage.tsx'

/** `/admin/inks`. */
export default function InksPage() {
  return <MasterPage master={inks} />
}
