import { useLocation, useParams } from 'react-router-dom'
import { isCoordinator } from '../../authProvider/isCoordinator.ts'
import { useUser } from '../../authProvider/UserContext.ts'
import { QuoteWorklistView } from './quote/QuoteWorklistView.tsx'
import { useWorklistName } from './quote/useWorklistName.ts'
import { viewOf } from './quote/viewOf.ts'

/** `/assignedtome`, `/assignedtome/{salesRepCode}`, `/worklist` and `/worklist/{group}?isWorkGroup=`. */
export default function WorklistPage() {
  const { pathname, search } = useLocation()
  const params = useParams()
  const { view, of } = viewOf(pathname, params, new URLSearchParams(search), isCoordinator(useUser()))
  const name = useWorklistName(view, of)
  return <QuoteWorklistView view={view} of={of} name={name} />
}
