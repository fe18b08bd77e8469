import { useParams } from 'react-router-dom'
import { security } from '#contract/security'
import { useUser } from '../../../authProvider/UserContext.ts'
import { useMay } from '../../../authProvider/useRights.ts'
import { referenceList } from '../../../components/list/referenceList.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { LoadingPage } from '../../../layout/LoadingPage.tsx'
import { WorklistView } from '../WorklistView.tsx'
import { mayOpenItem } from './mayOpenItem.ts'
import { newWorkKind, orderKind } from './newWorkKind.tsx'
import { newWorkPlace } from './newWorkPlace.ts'
import { SalesRepChoice } from './SalesRepChoice.tsx'
import { worksForVendor } from './worksForVendor.ts'

const ofSales = { params: { role: 'SALESREP' } } as const
const none: readonly never[] = []

/** `/toolingOrder/{group}`: `all`, `action`, a workgroup or a sales rep (specification 000 §2). */
export default function NewWorkPage() {
  const { group = 'all' } = useParams()
  const user = useUser()
  const { workGroups } = user
  const isVendor = worksForVendor(user)
  const mayOpenItems = useMay(mayOpenItem)
  const mayChoose = useMay(security.usersOfRole.right) && !isVendor
  const salesReps = useCall(security.usersOfRole, ofSales, { ...referenceList, enabled: mayChoose })
  const isNamed = group === 'all' || group === 'action' || workGroups.some(({ code }) => code === group)
  // A code that is no workgroup of one's own is another one, or a sales rep.
  const others = useCall(security.workgroups, {}, { ...referenceList, enabled: !isNamed })
  if (!isNamed && (others.isPending || (mayChoose && salesReps.isPending))) return <LoadingPage />

  const place = newWorkPlace(group, {
    workgroups: [...workGroups, ...(others.data ?? [])],
    salesReps: salesReps.data ?? none,
    isVendor,
  })
  return (
    <WorklistView
      // Another worklist starts with nothing of the one before.
      key={group}
      kind={mayOpenItems ? newWorkKind : orderKind}
      elsewhere={mayChoose ? <SalesRepChoice salesReps={salesReps.data ?? none} group={group} /> : null}
      {...place}
    />
  )
}
