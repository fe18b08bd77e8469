import { useParams } from 'react-router-dom'
import { useUser } from '../../../authProvider/UserContext.ts'
import { WorklistView } from '../WorklistView.tsx'
import { sampleKind } from './sampleKind.ts'

/** `/sampleMaker/{group}`: the sample requests of a workgroup, or all of them. */
export default function SamplePage() {
  const { group = 'all' } = useParams()
  const { workGroups } = useUser()
  const name = workGroups.find(({ code }) => code === group)?.description ?? group
  return (
    <WorklistView
      // Another worklist starts with nothing of the one before.
      key={group}
      kind={sampleKind}
      ask={group === 'all' ? {} : { AssignmentGroup: group }}
      title={group === 'all' ? 'All Sample Requests' : `Sample Requests: ${name}`}
      empty={{
        title: 'No samples wait to be made',
        text: 'This list holds the samples asked for from quote items until they are sent.',
      }}
    />
  )
}
