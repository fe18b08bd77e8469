import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { type Ref, useState } from 'react'
import type { VslCode } from '#contract/referenceLists'
import { BareInput } from '../../../components/editing/fields/BareInput.tsx'
import { vslCodeOf, vslMatches } from './vslMatch.ts'

interface VslPickerProps {
  readonly name: string
  readonly label: string
  readonly value: string
  /** All codes; undefined until they are known. */
  readonly codes: readonly VslCode[] | undefined
  readonly error: string | undefined
  readonly required: boolean
  readonly inputRef: Ref<HTMLInputElement>
  readonly onChange: (code: string) => void
  readonly onBlur: () => void
}

const none: readonly VslCode[] = []

/** What is said under the field: what the code is, or plainly that there is none such. */
function saidOf(value: string, known: VslCode | undefined, codes: readonly VslCode[] | undefined) {
  if (known !== undefined) return `${known.description}, product style ${known.productStyle}`
  return value.trim() === '' || codes === undefined ? undefined : `There is no VSL code ${value.trim()}.`
}

/** A VSL code, chosen from all there are by typing any of its words, or typed as it is. */
export function VslPicker(props: VslPickerProps) {
  const { name, label, value, codes, error, required, inputRef, onChange, onBlur } = props
  const [isTyping, setIsTyping] = useState(false)
  const known = vslCodeOf(codes ?? none, value)
  const said = saidOf(value, known, codes)
  const matches = isTyping ? vslMatches(codes ?? none, value) : (codes ?? none)
  // What may still become a code is not held against who types it.
  const isOnTheWay = isTyping && matches.length > 0
  const isUnknown = known === undefined && said !== undefined
  // What comes later moves nothing.
  const room = codes === undefined && value !== '' ? '\u00a0' : undefined
  return (
    <Autocomplete
      freeSolo
      autoHighlight
      selectOnFocus
      clearIcon={null}
      options={[...(codes ?? none)]}
      value={known ?? null}
      inputValue={value}
      getOptionLabel={option => (typeof option === 'string' ? option : option.code)}
      isOptionEqualToValue={(option, chosen) => typeof chosen !== 'string' && option.code === chosen.code}
      // Until something is typed, all of them are offered, not the chosen one alone.
      filterOptions={() => [...matches]}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return
        setIsTyping(true)
        onChange(typed)
      }}
      onChange={(_, chosen) => {
        setIsTyping(false)
        if (chosen === null) return
        // Enter after typing takes what is marked: the code that was typed, else the first that is found.
        const meant = typeof chosen === 'string' ? (known ?? matches[0] ?? chosen) : chosen
        onChange(typeof meant === 'string' ? meant : meant.code)
      }}
      onClose={() => setIsTyping(false)}
      onBlur={() => {
        setIsTyping(false)
        const meant = known?.code ?? value.trim()
        if (meant !== value) onChange(meant)
        onBlur()
      }}
      slotProps={{ popper: { sx: { minWidth: 380 }, placement: 'bottom-start' } }}
      renderOption={({ key, ...option }, { code, description, productStyle }) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 1.5 }}>
          <Box component="span" sx={{ minWidth: 44, fontWeight: 500 }}>
            {code}
          </Box>{' '}
          <span>{description}</span>{' '}
          <Box component="span" sx={{ marginLeft: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            style {productStyle}
          </Box>
        </Box>
      )}
      renderInput={params => (
        <BareInput
          {...params}
          name={name}
          label={label}
          inputRef={inputRef}
          error={isOnTheWay ? undefined : isUnknown ? said : error}
          helperText={isUnknown ? undefined : (said ?? room)}
          readOnly={false}
          required={required}
        />
      )}
    />
  )
}
