import { ReadOnlyField } from '../../../components/editing/fields/ReadOnlyField.tsx'
import { useSectionField } from '../fields/useSectionField.ts'
import { useVslCodes } from './useVslCodes.ts'
import { VslPicker } from './VslPicker.tsx'
import { vslCodeOf } from './vslMatch.ts'

/** The VSL code: it follows from the style, and may be chosen or typed. */
export function VslField() {
  const { field, about, error, readOnly, required } = useSectionField('product.vslCode')
  const codes = useVslCodes()
  const value = String(field.value)
  if (!readOnly) {
    return (
      <VslPicker
        name={field.name}
        label={about.label}
        value={value}
        codes={codes}
        error={error}
        required={required}
        inputRef={field.ref}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    )
  }
  if (value === '') return null
  const known = vslCodeOf(codes ?? [], value)
  const note = known === undefined ? undefined : `${known.description}, product style ${known.productStyle}`
  return (
    <ReadOnlyField ref={field.ref} label={about.label} note={note}>
      {value}
    </ReadOnlyField>
  )
}
