import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { type Customer, customer } from '#contract/customer'
import { failureText, listParams, useCallPage } from '../../dataProvider/index.ts'
import { CustomerOption } from './CustomerOption.tsx'
import { useDebounced } from './useDebounced.ts'

/** What is known of the customer that is chosen. */
export type ChosenCustomer = Pick<Customer, 'customerCode' | 'customerName'>

interface CustomerSearchProps {
  readonly label: string
  readonly value: ChosenCustomer | null
  readonly onChange: (customer: Customer | null) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly helperText?: ReactNode
  readonly required?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

const shown = 20
const title = (chosen: ChosenCustomer) => `${chosen.customerCode} ${chosen.customerName}`

const fits = (row: Customer, typed: string): boolean => {
  const said = [
    row.customerCode,
    row.otherRef,
    row.customerName,
    row.abn,
    row.contactName,
    row.phone,
    row.city,
  ]
    .join(' ')
    .toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every(word => said.includes(word))
}

/** Finds a customer by code, name, ABN, contact, phone or city; the server searches, twenty at a time. */
export function CustomerSearch({
  label,
  value,
  onChange,
  onBlur,
  error,
  helperText,
  required = false,
  inputRef,
}: CustomerSearchProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const chosenTitle = value === null ? '' : title(value)
  const wanted = useDebounced(typed === chosenTitle ? '' : typed.trim(), 250)
  const {
    data,
    isFetching,
    isPlaceholderData,
    error: failure,
  } = useCallPage(
    customer.customers,
    { query: listParams({ page: 1, perPage: shown, filter: { q: wanted } }) },
    { enabled: open, placeholderData: before => before, meta: { quiet: true } },
  )
  const isCurrent = !isPlaceholderData && (typed === chosenTitle || typed.trim() === wanted)
  // Rows of an earlier search are offered only as far as they fit what is typed by now: Enter must not take another.
  const options = useMemo<readonly ChosenCustomer[]>(() => {
    const found = data?.data ?? []
    return isCurrent ? found : found.filter(row => fits(row, typed))
  }, [data, isCurrent, typed])
  const more = (data?.total ?? 0) - shown

  return (
    <Autocomplete<ChosenCustomer>
      options={options}
      value={value}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, chosen) => {
        const found = data?.data.find(({ customerCode }) => customerCode === chosen?.customerCode)
        if (chosen === null || found !== undefined) onChange(found ?? null)
      }}
      onBlur={() => onBlur?.()}
      getOptionLabel={title}
      getOptionKey={({ customerCode }) => customerCode}
      isOptionEqualToValue={(option, chosen) => option.customerCode === chosen.customerCode}
      // The server has searched; what it found is shown as it is.
      filterOptions={found => found}
      loading={isFetching || !isCurrent}
      loadingText="Searching…"
      noOptionsText={failure ? failureText(failure) : 'No customer found'}
      autoHighlight
      handleHomeEndKeys
      slotProps={{
        popper: { sx: { minWidth: 380 }, placement: 'bottom-start' },
        listbox: { sx: { maxHeight: 420 } },
      }}
      renderOption={({ key, ...props }, option, { index }) => {
        const found = data?.data.find(({ customerCode }) => customerCode === option.customerCode)
        return (
          <Box component="li" key={key} {...props} sx={{ flexWrap: 'wrap' }}>
            {found === undefined ? title(option) : <CustomerOption customer={found} />}
            {more > 0 && index === shown - 1 ? (
              <Typography variant="caption" color="textSecondary" sx={{ width: '100%', pt: 0.5 }}>
                {more} more: type to narrow the search
              </Typography>
            ) : null}
          </Box>
        )
      }}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          placeholder="Code, name, ABN, contact…"
          required={required}
          error={error !== undefined}
          helperText={error ?? helperText}
          margin="none"
          inputRef={inputRef}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}
