import { useNavigate } from 'react-router-dom'
import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx'

interface SalesRepChoiceProps {
  readonly salesReps: readonly { readonly login: string; readonly name: string }[]
  /** Code in the address of the worklist shown. */
  readonly group: string
}

/** Leads to the new work of a sales rep, and back to all of it (specification 000 §2). */
export function SalesRepChoice({ salesReps, group }: SalesRepChoiceProps) {
  const navigate = useNavigate()
  return (
    <ChoiceFilter
      label="Sales rep"
      all="Any sales rep"
      choices={salesReps.map(({ login, name }) => ({ code: login, description: name }))}
      value={salesReps.some(({ login }) => login === group) ? group : ''}
      onChange={login => navigate(`/toolingOrder/${login === '' ? 'all' : encodeURIComponent(login)}`)}
    />
  )
}
