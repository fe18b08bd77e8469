import { useLocation, useParams } from 'react-router-dom'
import { useWorklistName } from './useWorklistName.ts'
import { viewOf } from './viewOf.ts'
import { WorklistView } from './WorklistView.tsx'

/** `/assignedtome`, `/assignedtome/{salesRepCode}`, `/worklist` and `/worklist/{group}?isWorkGroup=`. */
export default function WorklistPage() {
  const { pathname, search } = useLocation()
  const params = useParams()
  const { view, of } = viewOf(pathname, params, new URLSearchParams(search))
  const name = useWorklistName(view, of)
  // Another worklist starts with nothing of the one before.
  return <WorklistView key={`${view} ${of}`} view={view} of={of} name={name} />
}
