import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import type { BoardGradeVariant } from '#contract/config'

interface VariantChoiceProps {
  readonly grade: string
  readonly variants: readonly BoardGradeVariant[]
  /** Code of the chosen variant; '' while none is. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** The variants of the chosen grade that the item may have. */
export function VariantChoice({ grade, variants, chosen, onChoose }: VariantChoiceProps) {
  const labelId = useId()
  return (
    <FormControl sx={{ mt: 1 }}>
      <FormLabel id={labelId}>Variant of {grade}</FormLabel>
      <RadioGroup row aria-labelledby={labelId} value={chosen} onChange={(_, code) => onChoose(code)}>
        <FormControlLabel value="" control={<Radio size="small" />} label="None yet" />
        {variants.map(variant => (
          <FormControlLabel
            key={`${variant.code} ${variant.plantCode}`}
            value={variant.code}
            control={<Radio size="small" />}
            label={`${variant.code} (${variant.plantDescription || variant.plantCode})`}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
