import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { security, type User } from '#contract/security'
import { useDebounced } from '../../components/customerSearch/useDebounced.ts'
import { listParams, useCall } from '../../dataProvider/index.ts'

interface MemberSearchProps {
  /** Code of the workgroup that they join. */
  readonly code: string
  readonly busy: boolean
  readonly onChoose: (user: User) => void
}

const none: readonly User[] = []

/** Finds an active person who is not in the workgroup yet; the server searches. */
export function MemberSearch({ code, busy, onChoose }: MemberSearchProps) {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), 250)
  const { data = none, isFetching } = useCall(
    security.users,
    { query: listParams({ page: 1, perPage: 20, filter: { q } }) },
    { enabled: q !== '', meta: { quiet: true } },
  )
  const options = q === '' ? none : data.filter(user => !user.workGroups.includes(code))
  return (
    <Autocomplete<User>
      size="small"
      options={options}
      value={null}
      inputValue={typed}
      disabled={busy}
      loading={isFetching}
      filterOptions={found => found}
      getOptionLabel={({ name, login }) => `${name} (${login})`}
      getOptionKey={({ id }) => id}
      noOptionsText={q === '' ? 'Type a name or login' : 'Nobody else is found'}
      onInputChange={(_, value, reason) => {
        if (reason === 'input') setTyped(value)
      }}
      onChange={(_, user) => {
        if (user === null) return
        setTyped('')
        onChoose(user)
      }}
      renderInput={params => <TextField {...params} margin="none" label="Add a person" />}
      sx={{ width: 280 }}
    />
  )
}
