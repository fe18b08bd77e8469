import SearchIcon from '@mui/icons-material/Search'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Customer } from '#contract/customer'
import { quote } from '#contract/quote'
import { pageRoles } from '#domain/access'
import { useMay } from '../../authProvider/useRights.ts'
import { customers, profilePath } from '../../resources/customers/index.ts'
import { readSearch } from './readSearch.ts'
import { useGo } from './useGo.ts'
import { useSettled } from './useSettled.ts'

const suggestions = 8

const what = (mayQuotes: boolean, mayCustomers: boolean) =>
  [mayQuotes ? 'Quote or item number' : '', mayCustomers ? 'customer' : '']
    .filter(part => part !== '')
    .join(', ')

/** Finds a quote by its number, an item by its reference, a customer by their words, and goes there. */
export function HubSearch() {
  const mayQuotes = useMay(quote.itemByReference.right)
  const mayCustomers = useMay(pageRoles.customers)
  const navigate = useNavigate()
  const go = useGo()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')

  const sought = readSearch(typed)
  const words = useSettled(sought.kind === 'customer' ? sought.words : '')
  const found = useGetList<Customer>(
    customers.name,
    { pagination: { page: 1, perPage: suggestions }, filter: { q: words }, meta: { quiet: true } },
    { enabled: mayCustomers && words.length > 1, meta: { quiet: true } },
  )
  if (!mayQuotes && !mayCustomers) return null

  const options = sought.kind === 'customer' && words.length > 1 ? (found.data ?? []) : []

  const start = async () => {
    if (sought.kind === 'customer' && !mayCustomers) return setProblem('That is no quote or item number.')
    if (sought.kind !== 'customer' && !mayQuotes) return setProblem('You have no permission to see quotes.')
    setProblem(await go(sought))
  }

  const label = what(mayQuotes, mayCustomers)
  return (
    <Box role="search" sx={{ maxWidth: 640 }}>
      <Autocomplete<Customer, false, false, true>
        freeSolo
        options={[...options]}
        // The server has searched already, in more than what an entry shows.
        filterOptions={every => every}
        getOptionLabel={option => (typeof option === 'string' ? option : option.customerName)}
        getOptionKey={option => (typeof option === 'string' ? option : option.customerCode)}
        inputValue={typed}
        onInputChange={(_, value) => {
          setTyped(value)
          setProblem('')
        }}
        onChange={(_, chosen) => {
          if (typeof chosen === 'string') void start()
          else if (chosen !== null) navigate(profilePath(chosen.customerCode))
        }}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1, typography: 'body2' }}>
            <strong>{option.customerCode}</strong>
            {option.customerName}
            <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
              {option.city}
            </Box>
          </Box>
        )}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            autoFocus
            label={label}
            placeholder={mayQuotes ? '100023, 100023-2' : ''}
            error={problem !== ''}
            helperText={problem || ' '}
            slotProps={{
              ...slotProps,
              input: {
                ...slotProps?.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
    </Box>
  )
}
