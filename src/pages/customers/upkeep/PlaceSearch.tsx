import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { config } from '#contract/config'
import type { Place } from '#contract/places'
import { useDebounced } from '../../../components/customerSearch/useDebounced.ts'
import { failureText, useCall } from '../../../dataProvider/index.ts'

/** Letters from which on addresses are looked for. */
const enough = 2

/** Finds an address that goods went to before; choosing one fills the fields. */
export function PlaceSearch({ onChoose }: { readonly onChoose: (place: Place) => void }) {
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 250)
  const { data, error, isFetching } = useCall(
    config.places,
    { body: { text: words } },
    { enabled: words.length >= enough, meta: { quiet: true }, retry: false },
  )
  return (
    <Autocomplete<Place>
      options={words.length >= enough ? [...(data ?? [])] : []}
      getOptionLabel={({ description }) => description}
      getOptionKey={place => JSON.stringify(place)}
      // The server has looked already.
      filterOptions={found => found}
      loading={isFetching}
      noOptionsText={
        words.length < enough ? 'Type part of an address' : 'No address is known: enter it below'
      }
      value={null}
      inputValue={typed}
      onInputChange={(_, value, reason) => setTyped(reason === 'input' ? value : '')}
      onChange={(_, place) => {
        if (place !== null) onChoose(place)
      }}
      blurOnSelect
      renderInput={params => (
        <TextField
          {...params}
          label="Find an address"
          error={error !== null}
          helperText={error === null ? undefined : failureText(error)}
        />
      )}
    />
  )
}
