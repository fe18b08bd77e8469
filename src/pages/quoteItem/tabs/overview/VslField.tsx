import Autocomplete from '@mui/material/Autocomplete'
import InputAdornment from '@mui/material/InputAdornment'
import { useContext } from 'react'
import { config } from '#contract/config'
import type { Product } from '#contract/quote'
import { BareInput } from '../../../../components/editing/fields/BareInput.tsx'
import { useFormField } from '../../../../components/editing/fields/useFormField.ts'
import { useCall } from '../../../../dataProvider/index.ts'
import { OverviewFindingsContext } from './findings.ts'
import { productLabel } from './productWords.ts'

/** The VSL code: chosen or typed, checked while it is typed; its product style is shown in it. */
export function VslField() {
  const { field, error, readOnly, required } = useFormField<Product>('vslCode')
  const { vslProductStyle } = useContext(OverviewFindingsContext)
  const { data = [] } = useCall(config.vslLookup, {}, { staleTime: 600_000, meta: { quiet: true } })
  const value = String(field.value)
  const endAdornment = vslProductStyle ? (
    <InputAdornment position="end" disableTypography sx={{ typography: 'caption', color: 'text.secondary' }}>
      <span title="Product style of the VSL code">style {vslProductStyle}</span>
    </InputAdornment>
  ) : null
  const shared = { label: productLabel('vslCode'), inputRef: field.ref }
  if (readOnly) {
    return (
      <BareInput
        {...shared}
        value={value}
        error={undefined}
        readOnly
        slotProps={{ input: { endAdornment } }}
      />
    )
  }
  return (
    <Autocomplete
      freeSolo
      options={data.map(({ code }) => code)}
      value={value}
      inputValue={value}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'reset' || typed !== value) field.onChange(typed)
      }}
      onBlur={field.onBlur}
      disableClearable
      autoHighlight={false}
      slotProps={{ popper: { sx: { minWidth: 260 }, placement: 'bottom-start' } }}
      renderOption={({ key, ...props }, code) => (
        <li key={key} {...props}>
          {code} {data.find(vsl => vsl.code === code)?.description}
        </li>
      )}
      renderInput={params => (
        <BareInput
          {...params}
          {...shared}
          name="vslCode"
          error={error}
          readOnly={false}
          required={required}
          slotProps={{ ...params.slotProps, input: { ...params.slotProps.input, endAdornment } }}
        />
      )}
    />
  )
}
