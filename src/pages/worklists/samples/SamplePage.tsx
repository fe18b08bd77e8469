import { useStore } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useUser } from '../../../authProvider/UserContext.ts'
import { ChoiceSwitch } from '../../../components/list/ChoiceSwitch.tsx'
import { WorklistView } from '../WorklistView.tsx'
import { SampleBoard } from './board/SampleBoard.tsx'
import { sampleBoardKind, sampleKind } from './sampleKind.tsx'

const looks = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
] as const
type Look = (typeof looks)[number]['value']

/** `/sampleMaker/{group}`: the sample requests of a workgroup, or all of them, as a list or as a board by status. */
export default function SamplePage() {
  const { group = 'all' } = useParams()
  const { workGroups } = useUser()
  const [stored, setLook] = useStore<Look>('samples.look', 'list')
  const isBoard = stored === 'board'
  const name = workGroups.find(({ code }) => code === group)?.description ?? group
  const title = group === 'all' ? 'All Sample Requests' : `Sample Requests: ${name}`
  return (
    <WorklistView
      // Another worklist starts with nothing of the one before.
      key={`${group} ${isBoard}`}
      kind={isBoard ? sampleBoardKind : sampleKind}
      ask={group === 'all' ? {} : { AssignmentGroup: group }}
      title={title}
      elsewhere={
        <ChoiceSwitch label="Look" choices={looks} value={isBoard ? 'board' : 'list'} onChange={setLook} />
      }
      {...(isBoard ? { instead: <SampleBoard label={title} /> } : {})}
      empty={{
        title: 'No samples wait to be made',
        text: 'This list holds the samples asked for from quote items until they are sent.',
      }}
    />
  )
}
