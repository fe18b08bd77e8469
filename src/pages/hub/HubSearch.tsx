import SearchIcon from '@mui/icons-material/Search'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SearchHit } from '#contract/search'
import { pageOf, pageRoles, signedIn } from '#domain/access'
import { useMay } from '../../authProvider/useRights.ts'
import { failureText, useCall } from '../../dataProvider/index.ts'
import { readSearch } from './readSearch.ts'
import { useGo } from './useGo.ts'
import { useSettled } from './useSettled.ts'

const headings: Readonly<Record<SearchHit['kind'], string>> = {
  item: 'Quote items',
  quote: 'Quotes',
  customer: 'Customers',
  order: 'Orders',
}

const orderRight = pageOf('/toolingOrder/all')?.right ?? signedIn

/** Finds quotes, items, customers and orders that the person may see, and goes there; a number with Enter goes at once. */
export function HubSearch() {
  const mayQuotes = useMay(quote.itemByReference.right)
  const mayCustomers = useMay(pageRoles.customers)
  const mayOrders = useMay(orderRight)
  const navigate = useNavigate()
  const go = useGo()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')

  const q = useSettled(typed.trim())
  const { data, error, isFetching } = useCall(
    quoteWorklist.search,
    { query: { q } },
    { enabled: q.length > 1, meta: { quiet: true }, retry: false },
  )
  if (!mayQuotes && !mayCustomers && !mayOrders) return null

  const isAnswered = q.length > 1 && q === typed.trim() && !isFetching
  const options = isAnswered ? (data ?? []) : []

  const start = async () => {
    const sought = readSearch(typed)
    if (sought.kind === 'customer' && !mayCustomers) {
      return setProblem(mayQuotes ? 'That is no quote or item number.' : 'Choose one of the orders found.')
    }
    if (sought.kind !== 'customer' && !mayQuotes) return setProblem('You have no permission to see quotes.')
    setProblem(await go(sought))
  }

  const label = [
    mayQuotes ? 'Quote, item, product, drawing' : '',
    mayCustomers ? 'customer' : '',
    mayOrders ? 'order' : '',
  ]
    .filter(part => part !== '')
    .join(', ')
  const trouble = problem === '' && error !== null && q.length > 1 ? failureText(error) : problem
  return (
    <Box role="search" sx={{ maxWidth: 640 }}>
      <Autocomplete<SearchHit, false, false, true>
        freeSolo
        options={[...options]}
        // The server has searched already, in more than what an entry shows.
        filterOptions={every => every}
        groupBy={({ kind }) => headings[kind]}
        getOptionLabel={option => (typeof option === 'string' ? option : option.label)}
        getOptionKey={option => (typeof option === 'string' ? option : option.id)}
        inputValue={typed}
        onInputChange={(_, value) => {
          setTyped(value)
          setProblem('')
        }}
        onChange={(_, chosen) => {
          if (typeof chosen === 'string') void start()
          else if (chosen !== null) navigate(chosen.to)
        }}
        renderOption={({ key, ...props }, { label: name, about }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1, typography: 'body2' }}>
            <strong>{name}</strong>
            <Box component="span" sx={{ minWidth: 0, color: 'text.secondary' }}>
              {about}
            </Box>
          </Box>
        )}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            autoFocus
            label={label.charAt(0).toUpperCase() + label.slice(1)}
            placeholder={mayQuotes ? '100023, 100023-2' : ''}
            error={trouble !== ''}
            helperText={trouble || ' '}
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
